import path from 'node:path';
import { projectFolder } from '../folders.ts';
import { allowedUses } from './allowed-uses.ts';
import { findUnsupported } from './find-unsupported.ts';
import { readOwnSources } from './own-sources.ts';
import { oldestBrowsers } from './supported-browsers.ts';
import { usesOfSite } from './uses-of-site.ts';

// Holds what the built site uses against the oldest browsers of package.json, by MDN's data
// (decision 084). Another folder may be named.
const folder = process.argv[2] ?? path.join(projectFolder, 'public');
const browsers = oldestBrowsers();
const found = usesOfSite(folder, browsers);
const sentences = findUnsupported(found, browsers, allowedUses, readOwnSources());
sentences.forEach((sentence) => console.log(sentence));
if (sentences.length === 0) {
  const names = browsers.map(({ name, version }) => `${name} ${version}`).join(', ');
  console.log(`${found.length} uses are in ${names}, or are allowed to be missing.`);
}
process.exitCode = sentences.length === 0 ? 0 : 1;
