import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a screen reader says about the markup and nobody needs to read: ends, paragraphs, emphasis,
 * and names said twice.
 */
const isNoise = (phrase: string, before: string | undefined): boolean =>
  // A `noscript`, which no screen reader reads while scripts run.
  phrase.startsWith('<') ||
  /^(end of |paragraph$|strong$|emphasis$|superscript$|list$|time$|main$|generic)/.test(phrase) ||
  phrase === before ||
  (before?.endsWith(`, ${phrase}`) ?? false) ||
  (before?.includes(`, ${phrase}, level`) ?? false);

/** What was heard, in order, without what is noise after the phrase before it. */
export const withoutNoise = (phrases: readonly string[]): readonly string[] =>
  phrases.reduce<readonly string[]>(
    (kept, phrase) => (isNoise(phrase, kept.at(-1)) ? kept : [...kept, phrase]),
    [],
  );

/** An address of a test's account without what makes it the only one of its name. */
const withoutKey = (phrase: string): string => phrase.replaceAll(/-[\da-f-]{36}(?=@)/g, '');

/** A chapter of a journey: what the listener does, and what she hears then. */
export type Chapter = { readonly does: string; readonly hears: readonly string[] };

const folder = path.resolve('docs/transcripts');

/**
 * Writes a journey to `docs/transcripts`, if `WRITE_TRANSCRIPTS` asks for it. Texts of the content
 * change, so no test compares them.
 */
export const writeTranscript = (
  name: string,
  title: string,
  chapters: readonly Chapter[],
): void => {
  if (process.env['WRITE_TRANSCRIPTS'] === undefined) return;
  const parts = chapters.map(
    ({ does, hears }) =>
      `## ${does}\n\n${withoutNoise(hears)
        .map((phrase) => `- ${withoutKey(phrase).replaceAll(/\s+/g, ' ')}`)
        .join('\n')}\n`,
  );
  writeFileSync(path.join(folder, `${name}.md`), `# ${title}\n\n${parts.join('\n')}`);
};
