import type { ContentFault } from '../../domain/content-fault.ts';
import { contentModel, fieldsOfType } from '../model/content-model.ts';
import { onlyTexts, type RawEntry } from '../model/entry.ts';
import { toContentError, valueInQuotesOrAsJson } from './content-error.ts';

/** How the starter space marks what an owner has to put something real in place of. */
const marks = [
  /[^.\n]*\bsample text\b[^.,:\n]*/i,
  /\bthis page is a sample\b/i,
  /[^.,;:\n]*\(sample[^)]*\)/i,
  /[^\s(]+@\S+\.example\b/,
  /https:\S*knurl\.?sample\S*/,
  /[^.\n]*\bExample Yard\b/,
  /\b0{8}\b/,
];

/** The words of a text that are a sample; undefined if it has none. */
const sampleIn = (text: string): string | undefined => {
  for (const mark of marks) {
    const [words] = mark.exec(text) ?? [];
    if (words !== undefined) return words.replaceAll('*', '').trim();
  }
  return undefined;
};

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : onlyTexts(value);

const findSamplesOf = (entry: RawEntry): readonly ContentFault[] => [
  ...Object.keys(fieldsOfType(entry.type)).flatMap((name) => {
    const [words] = textsOf(entry.fields[name]).flatMap((text) => sampleIn(text) ?? []);
    return words === undefined
      ? []
      : [
          toContentError(
            entry,
            name,
            `it is a sample: ${valueInQuotesOrAsJson(words)}`,
            'write what is true of this site in its place',
          ),
        ];
  }),
  ...(entry.type === 'person' && entry.fields['sample'] === true
    ? [
        toContentError(
          entry,
          'sample',
          'she is invented',
          'put a real person in her place, then choose no',
        ),
      ]
    : []),
];

const noSite: ContentFault = {
  kind: 'error',
  type: contentModel.site.name,
  title: 'missing',
  id: 'site',
  problem: 'nothing says who runs the site: the law wants a name, an address and an e-mail',
  remedy: 'publish one entry of this type',
};

/**
 * What a site may not be published with: the samples that are left, each by name, and no company. A
 * build on a developer's machine or of a preview takes them.
 */
export const findLeftoverSampleContent = (
  entries: readonly RawEntry[],
): readonly ContentFault[] => [
  ...(entries.some(({ type }) => type === 'site') ? [] : [noSite]),
  ...entries.flatMap(findSamplesOf),
];
