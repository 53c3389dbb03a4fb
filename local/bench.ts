import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureBuilds } from '../tests/bench/builds.ts';
import type { Measurement } from '../tests/bench/measurement.ts';
import { measureEditor } from '../tests/bench/editor.ts';
import { measureImports } from '../tests/bench/imports.ts';
import { measureExports } from '../tests/bench/exports.ts';
import { measureFilms } from '../tests/bench/films.ts';
import { measureFinder } from '../tests/bench/finder.ts';
import { measureFunctions } from '../tests/bench/functions.ts';
import { measureOffline } from '../tests/bench/offline.ts';
import { measureNotation } from '../tests/bench/notation.ts';
import { measureCostOfScripts } from '../tests/bench/cost-of-scripts.ts';
import { measureLists } from '../tests/bench/lists.ts';
import { measureLighthouse } from '../tests/bench/lighthouse.ts';
import { measurePages } from '../tests/bench/pages.ts';
import { measureSearch } from '../tests/bench/search.ts';
import { measureSidebar } from '../tests/bench/sidebar.ts';
import { measureSync } from '../tests/bench/sync.ts';
import { measureTraining } from '../tests/bench/training.ts';
import { ensureChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import type { CommandRun } from './command.ts';
import { projectFolder } from './folders.ts';
import { buildSite, isSiteCurrent, publicFolder } from './gatsby-build.ts';
import { PlainFailure } from './plain-failure.ts';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';
import { sitePorts } from './site-ports.ts';
import { startSiteServer } from './site-server.ts';
import { startFunctionStandIns, startStandIns } from './stand-ins.ts';

type ServedSite = {
  readonly origin: string;
  readonly publicFolder: string;
  readonly chromium: string;
};

/** Starts the stand-ins, and builds the site if it isn't current. */
const ensureSite = async (command: CommandRun) => {
  const settings = readSettings(projectFolder);
  await requireFreePorts(sitePorts(settings), 'npm run bench');
  const standIns = await startStandIns(settings, command);
  if (!isSiteCurrent(standIns)) await buildSite(standIns, command);
  return { settings, standIns };
};

const onServedSite = async (
  command: CommandRun,
  measureSite: (site: ServedSite) => Promise<readonly Measurement[]>,
): Promise<readonly Measurement[]> => {
  const chromium = await ensureChromium(process.env);
  const { settings, standIns } = await ensureSite(command);
  const { environment } = await startFunctionStandIns(settings, command);
  Object.assign(process.env, standIns.environment, environment);
  const site = await startSiteServer({
    projectFolder,
    port: settings.sitePort,
  });
  try {
    return await measureSite({ origin: site.origin, publicFolder, chromium });
  } finally {
    await site.close();
  }
};

const parts = {
  notation: () => measureNotation(),
  builds: () => measureBuilds(),
  lists: () => measureLists(),
  functions: async (command) => {
    await ensureSite(command);
    return measureFunctions();
  },
  pages: (command) => onServedSite(command, measurePages),
  search: (command) => onServedSite(command, measureSearch),
  finder: (command) => onServedSite(command, measureFinder),
  films: (command) => onServedSite(command, measureFilms),
  scripts: (command) => onServedSite(command, measureCostOfScripts),
  sidebar: (command) => onServedSite(command, measureSidebar),
  training: (command) => onServedSite(command, measureTraining),
  offline: (command) => onServedSite(command, measureOffline),
  sync: (command) => onServedSite(command, measureSync),
  imports: (command) => onServedSite(command, measureImports),
  editor: (command) => onServedSite(command, measureEditor),
  lighthouse: (command) => onServedSite(command, measureLighthouse),
} as const satisfies Record<string, (command: CommandRun) => Promise<readonly Measurement[]>>;
type PartName = keyof typeof parts;

/**
 * Reads real exports from a folder that is named beside it, so it isn't measured with the others.
 */
const exportsPart = 'exports';
const sectionNames = [...Object.keys(parts), exportsPart];

const isPart = (name: string): name is PartName => name in parts;

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectFolder })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
};

const toRow = ({ name, value, unit, budget, isMinimum, ok }: Measurement): string => {
  const prefix = isMinimum ? 'at least ' : '';
  const limit = budget === Infinity ? '' : `${prefix}${budget} ${unit}`.trim();
  return `| ${name} | ${`${value} ${unit}`.trim()} | ${limit} | ${ok ? 'ok' : 'MISSED'} |`;
};

const toSection = (name: string, rows: readonly Measurement[]): string =>
  [
    `## ${name}`,
    '',
    `On ${new Date().toISOString().slice(0, 10)}, at ${commit()}, on ${os.availableParallelism()} cores.`,
    '',
    '| figure | measured | budget | |',
    '|---|---|---|---|',
    ...rows.map(toRow),
    '',
  ].join('\n');

const pageFile = path.join(projectFolder, 'docs/bench.md');

const introduction = `# Bench

\`npm run bench\` measures all of this; \`npm run bench -- <part>\` measures a part and renews its section here. Let nothing
else run meanwhile. \`npm run bench -- exports DIR\` measures the estimates of maximums over the real exports in a folder
([estimates.md](estimates.md)).
`;

/** Replaces a part's section in `docs/bench.md`. */
const writeSection = (name: string, section: string): void => {
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : '';
  const sectionByName = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', text]),
  ).set(name, section);
  const sections = sectionNames.flatMap((part) => sectionByName.get(part)?.trimEnd() ?? []);
  writeFileSync(pageFile, `${[introduction.trimEnd(), ...sections].join('\n\n')}\n`);
};

/**
 * Measures over the exports in a folder. A figure that is missed says what may not be used; it is
 * no failure.
 */
const benchExports = (folder: string | undefined): void => {
  if (folder === undefined || !existsSync(folder)) {
    throw new PlainFailure('Name a folder with exports: npm run bench -- exports DIR');
  }
  const section = toSection(exportsPart, measureExports(folder));
  console.log(section);
  writeSection(exportsPart, section);
};

await runCommand(async (command) => {
  const requested = process.argv.slice(2);
  if (requested[0] === exportsPart) {
    benchExports(requested[1]);
    return 'done';
  }
  const unknown = requested.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new PlainFailure(
      `There is no part ${unknown.join(', ')}. The parts are ${sectionNames.join(', ')}.`,
    );
  }
  const chosen = Object.keys(parts)
    .filter(isPart)
    .filter((name) => requested.length === 0 || requested.includes(name));
  const rows: Measurement[] = [];
  for (const name of chosen) {
    const measured = await parts[name](command);
    const section = toSection(name, measured);
    console.log(section);
    writeSection(name, section);
    rows.push(...measured);
  }
  const missed = rows.filter((row) => !row.ok).length;
  if (missed > 0) throw new PlainFailure(`${missed} of ${rows.length} figures miss their budget.`);
  return 'done';
});
