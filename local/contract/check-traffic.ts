import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { projectFolder, stateFolder } from '../folders.ts';
import type { StepContext } from '../steps/step.ts';
import { countOfExit, type StepCount } from '../steps/step-count.ts';
import { toToolRunner } from '../steps/tools.ts';
import { explainError, jsonPathAt } from './explain-error.ts';
import { vendors, type TrafficSample, type Vendor } from './record-traffic.ts';

/**
 * Where the stand-ins of the integration tests record, and where what is compiled stays to look at.
 * Emptied before each run.
 */
export const trafficFolder = path.join(stateFolder, 'traffic');

/** The package whose types say what a vendor's API is. */
const packages: Readonly<Record<Vendor, string>> = {
  stripe: 'stripe',
  auth0: 'auth0',
  contentful: 'contentful-management',
  'contentful-delivery': 'contentful',
};

const TrafficSample = v.object({
  vendor: v.picklist(vendors),
  call: v.string(),
  part: v.picklist(['sent', 'answered']),
  value: v.unknown(),
  test: v.string(),
});
const Package = v.object({ version: v.string() });

const readSamples = (folder: string): readonly TrafficSample[] => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => v.parse(TrafficSample, JSON.parse(line)));
};

/** The types that a vendor's samples are held against, such as `stripe 23.1.0`. */
const typesOf = (vendor: Vendor): string => {
  const name = packages[vendor];
  const file = path.join(projectFolder, 'node_modules', name, 'package.json');
  return `${name} ${v.parse(Package, JSON.parse(readFileSync(file, 'utf8'))).version}`;
};

/**
 * A line of a file to compile, and the sample that it belongs to, whose own lines begin at `start`.
 */
type Written = {
  readonly sample: TrafficSample;
  readonly start: number;
  readonly lines: readonly string[];
};

/** Writes a file in which each sample is a constant of its call's type. */
const writeSamples = (
  folder: string,
  vendor: Vendor,
  samples: readonly TrafficSample[],
): readonly Written[] => {
  const written: Written[] = [];
  let text = `import type { Calls } from '${import.meta.dirname}/${vendor}-calls.ts';\n`;
  let start = 1;
  for (const sample of samples.filter((one) => one.vendor === vendor)) {
    const type = `Calls[${JSON.stringify(sample.call)}][${JSON.stringify(sample.part)}]`;
    const json = JSON.stringify(sample.value, null, 1);
    text += `export const sample${written.length}: ${type} = ${json};\n`;
    const lines = json.split('\n');
    written.push({ sample, start, lines });
    start += lines.length;
  }
  writeFileSync(path.join(folder, `${vendor}.ts`), text);
  return written;
};

const compile = async (folder: string, context: StepContext): Promise<string> => {
  const config = {
    extends: path.join(projectFolder, 'tsconfig.json'),
    compilerOptions: {
      typeRoots: [path.join(projectFolder, 'node_modules/@types')],
      // A vendor without samples doesn't use its calls.
      noUnusedLocals: false,
    },
    include: [],
    exclude: [],
    files: vendors.map((vendor) => `${vendor}.ts`),
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  let output = '';
  const run = toToolRunner(
    { command: context.command, print: (text) => (output += text) },
    { ...process.env, FORCE_COLOR: '0' },
  );
  const program = path.join(projectFolder, 'node_modules/typescript-native/bin/tsc');
  await run([program, '--pretty', 'false', '-p', folder]);
  return output;
};

/** The compiler's errors. Lines that begin with a space go on with the one before. */
const errorPattern = /^(?:.*\/)?([\w-]+)\.ts\((\d+),\d+\): error (TS.*(?:\n .*)*)/gm;

/**
 * Holds what stand-ins recorded in a folder against the types of the vendors' SDKs, and counts the
 * samples. `isWhole` says that all integration tests have run, so that each vendor must have some.
 */
export const checkTraffic = async (
  folder: string,
  isWhole: boolean,
  context: StepContext,
): Promise<StepCount> => {
  const samples = readSamples(folder);
  mkdirSync(folder, { recursive: true });
  const written = new Map(vendors.map((vendor) => [vendor, writeSamples(folder, vendor, samples)]));
  const output = await compile(folder, context);
  const failures = new Map<string, string>();
  for (const [, file = '', at = '', error = ''] of output.matchAll(errorPattern)) {
    const vendor = vendors.find((one) => one === file);
    const line = Number(at) - 1;
    const found = vendor && written.get(vendor)?.findLast(({ start }) => start <= line);
    if (!vendor || !found) continue;
    const index = line - found.start;
    const place = jsonPathAt(found.lines, index);
    const sentence = explainError(
      found.sample,
      error,
      place,
      found.lines[index] ?? '',
      typesOf(vendor),
    );
    // The first of each kind is enough: what one sample has, many have.
    const key = sentence.replace(/ \(tests\/.*/, '');
    if (!failures.has(key)) failures.set(key, sentence);
  }
  const absent = vendors.filter((one) => isWhole && written.get(one)?.length === 0);
  const all = [
    ...failures.values(),
    ...absent.map((vendor) => `Nothing was recorded of what the stand-in of ${vendor} answers`),
    ...(output !== '' && failures.size === 0 ? [output] : []),
  ];
  context.print(`${[`${samples.length} samples`, ...all].join('\n')}\n`);
  return {
    ...countOfExit(0),
    passed: samples.length - failures.size,
    failed: all.length,
    failures: all,
  };
};

/** Forgets what earlier runs recorded. */
export const forgetTraffic = (): void => rmSync(trafficFolder, { recursive: true, force: true });
