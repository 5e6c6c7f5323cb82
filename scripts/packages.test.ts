import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Packs every package as npm would publish it, installs them into an empty folder and uses them there, as somebody else would. */

interface Manifest {
  readonly name: string;
  readonly private?: true;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = readdirSync(join(ROOT, "packages"));
const PACKAGES = new Map(FOLDERS.map((folder) => [folder, manifest(join(ROOT, "packages", folder))]));
const TSC = join(ROOT, "node_modules/@typescript/native/bin/tsc");

let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "stonebridge-packages-"));
  const own = FOLDERS.flatMap((name) => ["--workspace", `packages/${name}`]);
  const others = librariesOf([...PACKAGES.values()]).map((name) => join(ROOT, "node_modules", name));
  await npm(ROOT, ["pack", "--silent", "--pack-destination", folder, ...own]);
  await npm(ROOT, ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder, ...others]);
  const tarballs = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "somebody-else", private: true, type: "module" }));
  const quiet = [
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--ignore-scripts",
    "--cache",
    join(folder, "cache"),
  ];
  await npm(folder, ["install", "--offline", ...quiet, ...tarballs.map((name) => `./${name}`)]);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a package says what it is and is not kept from publishing", () => {
  for (const [name, { private: kept, ...fields }] of PACKAGES) {
    expect.soft(kept, name).toBeUndefined();
    expect.soft(fields, name).toMatchObject({
      name: `@stonebridge/${name}`,
      license: "MIT",
      description: expect.stringMatching(/\.$/),
      engines: manifest(ROOT)["engines"],
    });
    const installed = readdirSync(join(folder, "node_modules/@stonebridge", name));
    expect.soft(installed, name).toEqual(expect.arrayContaining(["LICENSE", "README.md", "dist", "src"]));
  }
});

test("every entry of every package can be imported, with no warning", async () => {
  const entries = [...PACKAGES.values()].flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter((entry) => !entry.includes("*"))
      .map((entry) => name + entry.slice(1)),
  );
  expect(entries.length).toBeGreaterThan(FOLDERS.length);
  const lines = entries.map((entry) => {
    const json = entry.endsWith(".json") ? ', { with: { type: "json" } }' : "";
    return `if (Object.keys(await import("${entry}"${json})).length === 0) console.log("nothing in ${entry}");`;
  });
  writeFileSync(join(folder, "entries.mjs"), lines.join("\n"));
  // an entry may have types alone
  const { stdout, stderr } = await node(["entries.mjs"]);
  expect(stderr).toBe("");
  expect(stdout).toBe("");
});

const EXAMPLES = [
  ...FOLDERS.map((name) => [`packages/${name}/README.md`, examplesIn(join("packages", name, "README.md"))] as const),
  ["README.md", examplesIn("README.md")] as const,
].filter(([, examples]) => examples.length > 0);

test.each(EXAMPLES)("the examples of %s run", async (readme, examples) => {
  for (const [index, text] of examples.entries()) {
    const file = fileFor(readme, index);
    writeFileSync(join(folder, file), text);
    const { stdout, stderr } = await node([file]);
    expect(stderr).toBe("");
    if (text.includes("console.log")) expect(stdout).not.toBe("");
  }
});

test("the examples are right by the types that are published, whatever else is checked", async () => {
  const files = EXAMPLES.flatMap(([readme, examples]) =>
    examples.map((text, index) => {
      writeFileSync(join(folder, fileFor(readme, index)), text);
      return fileFor(readme, index);
    }),
  );
  const compilerOptions = {
    module: "nodenext",
    target: "es2023",
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    resolveJsonModule: true,
    typeRoots: [join(ROOT, "node_modules/@types")],
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [...files, "entries.mjs"] }));
  const { stdout } = await node([TSC, "-p", "."]);
  expect(stdout).toBe("");
});

/** Code blocks of a page in JavaScript, or in TypeScript that is JavaScript as well. */
function examplesIn(page: string): string[] {
  const text = readFileSync(join(ROOT, page), "utf8");
  return [...text.matchAll(/```[jt]s\n(.*?)```/gs)].map(([, code]) => code);
}

function fileFor(readme: string, index: number): string {
  return `${readme.replaceAll("/", "-").replace(".md", "")}-${index}.mjs`;
}

function manifest(of: string): Manifest & Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(of, "package.json"), "utf8")) as Manifest & Readonly<Record<string, unknown>>;
}

/** The packages of others that these need, and those that they need in turn. */
function librariesOf(packages: readonly Manifest[]): string[] {
  const found = new Set<string>();
  const search = ({ dependencies = {} }: Manifest): void => {
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith("@stonebridge/") || found.has(name)) continue;
      found.add(name);
      search(manifest(join(ROOT, "node_modules", name)));
    }
  };
  for (const one of packages) search(one);
  return [...found];
}

function npm(cwd: string, parameters: readonly string[]): Promise<Said> {
  const program = process.env["npm_execpath"];
  return program === undefined ? said("npm", parameters, cwd) : said(process.execPath, [program, ...parameters], cwd);
}

function node(parameters: readonly string[]): Promise<Said> {
  return said(process.execPath, parameters, folder);
}

interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end. @throws what it said, if it fails */
function said(command: string, parameters: readonly string[], cwd: string): Promise<Said> {
  // What the npm or Node around the tests was told is not for these.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_)/i.test(name)));
  return new Promise((resolve, reject) => {
    execFile(command, parameters, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve({ stdout, stderr });
      else reject(new Error(`${error.message}\n${stdout}${stderr}`));
    });
  });
}
