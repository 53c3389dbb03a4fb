import { createHash } from 'node:crypto';
import type { ContentEntry } from '../content/model/content-space.ts';
import { toText, toTexts } from '../content/model/field-values.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { NoticeText } from '../domain/mails/notice-mail.ts';
import { parsePollOption } from '../domain/poll-option.ts';
import type { Shop } from '../domain/shop/goods.ts';
import { routes, textPagePath } from '../domain/routes.ts';
import { buildMemberFiles } from './members/build-member-files.ts';
import type { PictureFiles } from './members/member-pictures.ts';
import type { PrivateFiles } from './write-private-files.ts';

const toPoll = ({ fields }: ContentEntry) => ({
  id: toText(fields['pollId']),
  active: fields['active'] === true,
  options: toTexts(fields['options']).map((option) => parsePollOption(option).name),
});

/** The date of the terms and conditions, which is the version that a buyer accepts: `2026-11-02`. */
const toTerms = (entries: readonly ContentEntry[]) => {
  const page = entries.find(
    ({ type, fields }) => type === 'page' && textPagePath(toText(fields['slug'])) === routes.terms,
  );
  return { updated: toText(page?.fields['updated']).slice(0, 10) };
};

/** The text of an e-mail. Its version is a digest of the words, so it changes with any of them. */
export const toNoticeText = ({ fields }: ContentEntry): NoticeText => {
  const words = {
    kind: toText(fields['kind']),
    subject: toText(fields['subject']),
    heading: toText(fields['heading']),
    content: toText(fields['content']),
  };
  const version = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  return { ...words, version };
};

/**
 * All the content that the functions need: the polls with the names of their options, the date of the terms, what is for sale, what the
 * shop sells and where it delivers, the texts of e-mails, and the member plans.
 */
export const buildPrivateFiles = (
  entries: readonly ContentEntry[],
  memberPictures: ReadonlyMap<string, PictureFiles> = new Map(),
  catalogue: Catalogue = [],
  shop: Shop = { products: [], zones: [] },
): PrivateFiles =>
  new Map([
    ['catalogue', catalogue],
    ['mails', entries.filter(({ type }) => type === 'mail').map(toNoticeText)],
    ['shop', shop],
    ['polls', entries.filter(({ type }) => type === 'poll').map(toPoll)],
    ['terms', toTerms(entries)],
    ...buildMemberFiles(entries, memberPictures),
  ]);
