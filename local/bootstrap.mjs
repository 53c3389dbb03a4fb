// Every npm script starts here. It runs on the system's Node without any package, installs the
// packages if need be, and runs `local/<command>.ts` on the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 18;
const progressMs = 20_000;
const isWindows = process.platform === 'win32';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(folder, 'node_modules');
const stamp = path.join(modules, '.installed-from');
const pinnedNode = path.join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');

const fail = (sentence, code = 1) => {
  console.error(`\n${sentence}`);
  process.exit(code);
};

const readJson = (...names) => JSON.parse(readFileSync(path.join(folder, ...names), 'utf8'));

const dependenciesOf = ({ dependencies = {}, devDependencies = {} }) =>
  JSON.stringify([dependencies, devDependencies].map((group) => Object.entries(group).sort()));

/** A digest of everything that decides which packages to install. Scripts don't count. */
const describeDependencies = () => {
  const { overrides, allowScripts, ...manifest } = readJson('package.json');
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}`)
    .update(dependenciesOf(manifest) + JSON.stringify({ overrides, allowScripts }))
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
};

/**
 * True if somebody ran `npm install` by hand, and npm's record lists the packages of
 * package-lock.json.
 */
const wasInstalledByHand = () => {
  if (existsSync(stamp) || !existsSync(path.join(modules, '.package-lock.json'))) return false;
  const { packages: wanted } = readJson('package-lock.json');
  const { packages: present } = readJson('node_modules', '.package-lock.json');
  if (dependenciesOf(wanted['']) !== dependenciesOf(readJson('package.json'))) return false;
  return Object.entries(wanted).every(
    ([place, { optional, version, integrity }]) =>
      place === '' ||
      optional === true ||
      (present[place]?.version === version && present[place]?.integrity === integrity),
  );
};

const isInstalled = () => {
  if (!existsSync(pinnedNode)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === describeDependencies();
  if (!wasInstalledByHand()) return false;
  writeFileSync(stamp, describeDependencies());
  return true;
};

/**
 * The package `node` fetches its program with an install script, past the digests of
 * package-lock.json, and everything here runs on it. So it is compared with the digest that we
 * keep. A platform without one isn't checked.
 */
const requireRightNode = () => {
  const platform = `${process.platform}-${process.arch}`;
  const wanted = readJson('local', 'node-digests.json')[platform];
  if (wanted === undefined) return;
  const found = createHash('sha256').update(readFileSync(pinnedNode)).digest('hex');
  if (found === wanted) return;
  fail(
    `node_modules/node is not the program whose digest is in local/node-digests.json (${platform}). Delete node_modules and try again. If you have changed the version of Node, its digests have to change too: docs/how-to.md.`,
  );
};

let running;

/** Runs a program in our terminal, and resolves with its exit code. */
const run = (program, parameters, options = {}) =>
  new Promise((resolve, reject) => {
    running = spawn(program, parameters, { cwd: folder, stdio: 'inherit', ...options });
    running.once('error', reject);
    running.once('exit', (code, signal) => {
      running = undefined;
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });

const install = async () => {
  // npm would follow the link and replace the packages in its target folder.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail('node_modules is a link to packages of another version. Remove the link, then try again.');
  }
  console.log(
    'Installing the packages of package-lock.json; this takes a few minutes the first time.',
  );
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(
    () => console.log(`Still installing (${seconds()} s) …`),
    progressMs,
  );
  rmSync(stamp, { force: true });
  // Unlike `npm ci`, this keeps packages that are already right. It follows the lock too, and
  // changes none of our files.
  const parameters = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  let code;
  try {
    code = npm?.endsWith('npm-cli.js')
      ? await run(process.execPath, [npm, ...parameters])
      : await run(isWindows ? 'npm.cmd' : 'npm', parameters, { shell: isWindows });
  } catch {
    fail('npm was not found. Install Node with npm from https://nodejs.org, then try again.');
  }
  clearInterval(progress);
  if (code > 128) fail('The installation was stopped.', code);
  if (code !== 0) fail(`The packages could not be installed (npm code ${code}); see above.`, code);
  if (!existsSync(pinnedNode)) {
    fail('The pinned Node is missing after the installation. Delete node_modules and try again.');
  }
  writeFileSync(stamp, describeDependencies());
  console.log(`Installed in ${seconds()} s.`);
};

const [command = '', ...rest] = process.argv.slice(2);
const file = path.join(folder, 'local', `${command}.ts`);
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  fail(`Node ${process.versions.node} is too old: Node ${oldestNode} or newer is needed.`);
}
if (!/^[a-z-]+$/.test(command) || !existsSync(file)) {
  fail(`There is no command "${command}". Try npm start, npm test or npm run check.`);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => running?.kill(signal));
}
// npm signals the shell between us, which exits without passing the signal on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) running?.kill('SIGTERM');
  }, 500).unref();
}

try {
  if (!isInstalled()) await install();
  requireRightNode();
} catch (error) {
  fail(`The packages could not be checked: ${error.message}`);
}
const programs = [path.dirname(pinnedNode), path.join(modules, '.bin'), process.env.PATH ?? ''];
try {
  process.exitCode = await run(
    pinnedNode,
    ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', file, ...rest],
    { env: { ...process.env, PATH: programs.join(path.delimiter) } },
  );
} catch {
  fail('The pinned Node does not run on this machine. Delete node_modules and try again.');
}
