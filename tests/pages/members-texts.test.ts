import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Entry } from '../../src/content/model/entry.ts';
import { phrasesIn } from '../support/members/member-phrases.ts';
import { readEveryFile, type FoundFile } from '../support/scratch-site/read-every-file.ts';
import { readStarterEntries } from '../support/starter-entries.ts';

// Each night a site is built with marks planted in every text and picture that members pay for
// (tests/builds/starter-space.test.ts). This looks for the texts themselves in the site that every
// run builds, so that a page that gives one away is seen before it lands.

const isForMembers = ({ type }: Entry): boolean => type === 'memberPlan' || type === 'memberLetter';
const isText = ({ name }: FoundFile): boolean => /\.(html|json|js|xml|txt|svg|ics)$/.test(name);

let phrasesByEntry: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const entries = await readStarterEntries();
  const phrasesOf = ({ fields }: Entry): readonly string[] => phrasesIn(JSON.stringify(fields));
  // A cue of an exercise or the name of a journal stands in texts for everybody, too.
  const forEverybody = new Set(entries.filter((one) => !isForMembers(one)).flatMap(phrasesOf));
  phrasesByEntry = new Map(
    entries
      .filter(isForMembers)
      .map((one) => [one.id, phrasesOf(one).filter((phrase) => !forEverybody.has(phrase))]),
  );
});

const phrasesInFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    readEveryFile(path.resolve(folder))
      .filter(isText)
      .flatMap(({ bytes }) => phrasesIn(bytes)),
  );

it('puts no words of a text for members into a public file', () => {
  const inPublic = phrasesInFiles('public');
  const given = [...phrasesByEntry].flatMap(([id, phrases]) =>
    phrases.filter((phrase) => inPublic.has(phrase)).map((phrase) => `${id}: ${phrase}`),
  );
  expect(given).toEqual([]);
});

it('writes each of these texts to where only functions read', () => {
  const inPrivate = phrasesInFiles('private');
  const missing = [...phrasesByEntry].filter(([, phrases]) =>
    phrases.every((phrase) => !inPrivate.has(phrase)),
  );
  expect(missing.map(([id]) => id)).toEqual([]);
});
