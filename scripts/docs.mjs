/**
 * `npm run docs`: builds the reference of the packages from their docstrings, into `api-reference`. `--check` builds nothing and says
 * what is missing. Whatever TypeDoc warns of is a failure.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Application, Converter } from "typedoc";
import { install, ROOT, script, Stop } from "./house.mjs";

const PACKAGES = ["kernel", "board", "games", "bots"];
/** Entries that are texts, and those that any version may change. */
const LEFT_OUT = /\/(?:text|refusals|rules\/(?:en|fr)|internals)(?:\/|$)/;

await script(async () => {
  install();
  const names = new Map(PACKAGES.flatMap(entriesOf));
  const app = await Application.bootstrap({
    name: "Stonebridge",
    entryPoints: [...names.keys()],
    tsconfig: join(ROOT, "docs/reference/tsconfig.json"),
    // The check of types has done that.
    skipErrorChecking: true,
    readme: join(ROOT, "docs/reference/start.md"),
    out: join(ROOT, "api-reference"),
    // Where the sources are published is not known here.
    disableSources: true,
    validation: { invalidLink: true, rewrittenLink: true, notDocumented: true, notExported: false },
    packagesRequiringDocumentation: [
      "@stonebridge/kernel",
      "@stonebridge/board",
      "@stonebridge/bots",
      "@stonebridge/games",
    ],
    requiredToBeDocumented: ["Class", "Function", "Interface", "Method", "TypeAlias", "Variable"],
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) module.name = names.get(fileOf(project, module)) ?? module.name;
  });
  const project = await app.convert();
  if (project) {
    app.validate(project);
    if (!process.argv.includes("--check")) await app.generateOutputs(project);
  }
  const faults = app.logger.errorCount + app.logger.warningCount + app.logger.validationWarningCount;
  if (!project || faults > 0)
    throw new Stop("The reference is not whole: see above what lacks a docstring or leads nowhere.");
});

/** The sources of a package's documented entries, each with the name it is imported by. */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, "packages", folder, "package.json"), "utf8"));
  return Object.entries(exports)
    .filter(([entry]) => !LEFT_OUT.test(entry))
    .map(([entry, { source }]) => [join(ROOT, "packages", folder, source), name + entry.slice(1)]);
}

function fileOf(project, module) {
  const id = project.getSymbolIdFromReflection(module);
  return id && join(ROOT, "packages", id.packageName.split("/")[1], id.packagePath);
}
