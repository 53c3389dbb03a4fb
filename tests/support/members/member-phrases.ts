import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs of words that nothing between an entry and a file changes, long enough that nobody writes
 * one twice by chance.
 */
export const phrasesIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z ,]+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length >= 40);

const entriesFolder = path.resolve('content/entries');
const forMembers = new Set(['memberPlan', 'memberLetter']);

const phrasesOfType = (type: string): readonly string[] =>
  readdirSync(path.join(entriesFolder, type)).flatMap((name) =>
    phrasesIn(readFileSync(path.join(entriesFolder, type, name), 'utf8')),
  );

/** The phrases of the starter space that only members read. */
export const readMemberPhrases = (): ReadonlySet<string> => {
  const types = readdirSync(entriesFolder);
  // A cue of an exercise or the name of a journal stands in texts for everybody, too.
  const forEverybody = new Set(
    types.filter((type) => !forMembers.has(type)).flatMap(phrasesOfType),
  );
  return new Set([...forMembers].flatMap(phrasesOfType).filter((one) => !forEverybody.has(one)));
};
