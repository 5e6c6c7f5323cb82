// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Drawing, Drawings, setAttribute, svgNode } from "./svg-nodes.ts";

describe("drawings", () => {
  it("are written only when their signature changes", () => {
    const drawing = new Drawing("one");
    let written = 0;
    const write = () => {
      written += 1;
      return "<path/>";
    };
    drawing.drawFor("a", write);
    drawing.drawFor("a", write);
    expect(written).toBe(1);
    const path = drawing.node.firstChild;
    drawing.drawFor("b", write);
    expect(written).toBe(2);
    expect(drawing.node.firstChild).toBe(path);
  });

  it("by key keep their nodes, drop what is gone and add what is new", () => {
    const drawings = new Drawings("many");
    drawings.draw([
      ["a", "1", () => "<path/>"],
      ["b", "1", () => "<circle/>"],
    ]);
    const [first] = drawings.node.children;
    drawings.draw([
      ["a", "1", () => "<rect/>"],
      ["c", "1", () => "<rect/>"],
    ]);
    expect(drawings.node.children).toHaveLength(2);
    expect(drawings.node.children[0]).toBe(first);
    expect(first?.innerHTML.startsWith("<path")).toBe(true);
    expect(drawings.node.children[1]?.innerHTML.startsWith("<rect")).toBe(true);
  });

  it("set attributes and take them away", () => {
    const node = svgNode("g", { role: "button" });
    setAttribute(node, "aria-pressed", "true");
    expect(node.getAttribute("aria-pressed")).toBe("true");
    setAttribute(node, "aria-pressed", undefined);
    expect(node.hasAttribute("aria-pressed")).toBe(false);
  });
});
