import type { ContentEntry } from '../content/model/content-space.ts';
import { toText, toTexts } from '../content/model/field-values.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { parsePollOption } from '../domain/poll-option.ts';
import { routes, textPagePath } from '../domain/routes.ts';
import { buildMemberFiles } from './build-member-files.ts';
import type { PictureFiles } from './member-pictures.ts';
import type { PrivateFiles } from './write-private-files.ts';

const toPoll = ({ fields }: ContentEntry) => ({
  id: toText(fields['pollId']),
  active: fields['active'] === true,
  options: toTexts(fields['options']).map((option) => parsePollOption(option).name),
});

/** The day of the terms and conditions, which is the version that a buyer accepts: `2026-11-02`. */
const toTerms = (entries: readonly ContentEntry[]) => {
  const page = entries.find(
    ({ type, fields }) => type === 'page' && textPagePath(toText(fields['slug'])) === routes.terms,
  );
  return { updated: toText(page?.fields['updated']).slice(0, 10) };
};

/**
 * Everything that the functions need to know of the content: the polls with the names of their options, the day of the terms,
 * what is for sale, and the member plans.
 */
export const buildPrivateFiles = (
  entries: readonly ContentEntry[],
  memberPictures: ReadonlyMap<string, PictureFiles> = new Map(),
  catalogue: Catalogue = [],
): PrivateFiles =>
  new Map([
    ['catalogue', catalogue],
    ['polls', entries.filter(({ type }) => type === 'poll').map(toPoll)],
    ['terms', toTerms(entries)],
    ...buildMemberFiles(entries, memberPictures),
  ]);
