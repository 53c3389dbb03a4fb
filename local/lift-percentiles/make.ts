/**
 * Makes the figures of women who compete anew, from OpenPowerlifting's bulk file
 * (openpowerlifting.gitlab.io/opl-csv), once somebody has downloaded and unpacked it: node
 * local/lift-percentiles/make.ts <file.csv>
 */
import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../folders.ts';
import {
  createBestLiftsCollector,
  toFiguresText,
  type BestLiftsCollector,
} from './create-best-lifts-collector.ts';

const [file = ''] = process.argv.slice(2);
if (!existsSync(file)) {
  console.error('Name the file: node local/lift-percentiles/make.ts <openpowerlifting.csv>');
  process.exit(1);
}
let bests: BestLiftsCollector | undefined;
for await (const line of createInterface({ input: createReadStream(file) })) {
  if (bests === undefined) bests = createBestLiftsCollector(line);
  else bests.add(line);
}
if (bests === undefined) {
  console.error(`${file} is empty.`);
  process.exit(1);
}
const figures = bests.figures();
const target = path.join(projectFolder, 'src/features/calculators/standing/lift-figures.json');
writeFileSync(target, toFiguresText(figures));
console.log(`${figures.entries} results of ${figures.women} women.`);
