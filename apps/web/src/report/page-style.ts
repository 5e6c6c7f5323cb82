import { LETTERING } from "../board/drawing/palette.ts";

/** How a report looks: on a screen, on a phone, and on paper of any size. It is light everywhere, as paper is. */
export const pageStyle = `
:root{color-scheme:light;--ink:#2a2018;--ink2:#5c4c3c;--line:#d9ccb0;--sheet:#fcf9f3;--no:#27487a;--so:#57503f}
*{box-sizing:border-box}
html{background:#ede3cb;-webkit-text-size-adjust:100%}
body{margin:0;color:var(--ink);font:400 1rem/1.45 Georgia,"Source Serif 4","Times New Roman",serif}
main{max-width:60rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem) 3rem;background:var(--sheet)}
.drawn{position:absolute}
h1,h2,h3,h4,p,ul,figure,table{margin:0}
h1{font-size:2.5rem;line-height:1.15}
h2{margin-top:2.5rem;padding-bottom:.25rem;border-bottom:2px solid var(--ink);font-size:1.5rem}
h3{margin-top:1.5rem;font-size:1.125rem}
h4{margin-top:.5rem;font-size:1rem}
header{display:grid;gap:.5rem}
.over,.players,.note,.quiet,footer{color:var(--ink2);font-size:.9375rem}
.said{font-size:1.375rem;line-height:1.3}
.clause{margin:.75rem 0}
table{width:100%;margin-top:.5rem;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.25rem .5rem .25rem 0;border-top:1px solid var(--line);font-weight:400;text-align:left;vertical-align:top}
thead .figure{white-space:normal}
.wide{overflow-x:auto}
thead th{border-top:0;color:var(--ink2);font-size:.8125rem;line-height:1.25;vertical-align:bottom}
tfoot th,tfoot td{font-weight:700}
.figure{padding-right:.75rem;white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums}
.rule{color:var(--ink2);white-space:nowrap}
ul{padding-left:1.25rem}
.options,.best,.chances{margin-top:.25rem;padding-left:0;list-style:none;font-size:.9375rem}
figure.curve{margin-top:1rem}
figure.curve figcaption{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline}
.side{display:inline-flex;gap:.375rem;align-items:center;font-size:.875rem}
figure svg{display:block;width:100%;height:auto}
.curve svg{max-width:46rem}
.curve text{fill:var(--ink2);font:13px Georgia,serif}
.curve .rule{stroke:var(--line)}
.curve .tick{stroke:var(--line);stroke-dasharray:2 4}
.curve .end{font-weight:700;font-size:16px}
.north{--of:var(--no)}
.south{--of:var(--so)}
.curve polyline,.key line{fill:none;stroke:var(--of);stroke-width:2.25}
.south polyline,.key.south line{stroke-dasharray:7 4}
.north rect{fill:var(--of)}
.south circle{fill:var(--sheet);stroke:var(--of);stroke-width:2}
.curve .north .end,.curve .south .end{fill:var(--of)}
.curve .area{fill:var(--no);opacity:.16}
.curve .course{fill:none;stroke:var(--no);stroke-width:1.75}
.turn figure{margin-top:.5rem;border:1px solid #6e5638;background:#f5edd9}
.turn figcaption{padding:.375rem .75rem;border-top:1px solid #6e5638;background:var(--sheet);font-size:.9375rem}
.fights{font-size:.9375rem}
.army table{font-size:.875rem}
.army .body th{padding-top:.625rem;font-weight:700}
.army .sign{width:2.25rem;padding:.125rem .5rem .125rem 0}
.army .sign svg{display:block;width:1.75rem;height:1.75rem;font-family:${LETTERING}}
.army .gone th,.army .gone td:last-child{color:#9c2a35}
.army .gone th{text-decoration:line-through}
footer{margin-top:2.5rem;padding-top:.5rem;border-top:1px solid var(--line)}
@media (max-width:40rem){h1{font-size:1.875rem}main{padding:1rem .75rem 2rem}.army td:nth-child(3),.army th:nth-child(3){display:none}.losses{font-size:.75rem}.losses thead .figure{white-space:normal}
.wide{overflow-x:auto}
thead th{font-size:.6875rem}}
@page{margin:12mm}
@media print{
html,main{background:none}
main{max-width:none;padding:0}
body{font-size:10pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h2,h3,h4{break-after:avoid}
.turns,.orders{break-before:page}
.turn{break-inside:avoid-page}
.turn+.turn{break-before:page}
.turn figure{break-inside:avoid}
.turn figure svg{max-height:150mm}
figure.curve,tr,li{break-inside:avoid}
thead{display:table-header-group}
}
`;
