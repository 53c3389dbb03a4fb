import { createHash } from 'node:crypto';
import { readCompanyFromEntries } from '../content/model/company.ts';
import { entriesOfTypes, type Entry, type EntryOf } from '../content/model/entry.ts';
import type { DigitalCatalogue } from '../domain/digital-catalogue.ts';
import type { NoticeTemplate } from '../domain/mails/notice-mail.ts';
import type { SellerAndNoticeTemplates } from '../domain/mails/seller-and-notice-templates.ts';
import { parseEditorsPollOption } from '../domain/polls/poll-option.ts';
import type { Shop } from '../domain/shop/goods.ts';
import { routes, textPagePath } from '../domain/routes.ts';
import { memberFileValuesOfEntries } from './members/member-file-values-of-entries.ts';
import type { MemberPictureFileNamesBySize } from './members/member-pictures.ts';
import type { PrivateFileValues } from './write-private-files-deleting-others.ts';

const toPoll = ({ fields }: EntryOf<'poll'>) => ({
  id: fields.pollId,
  active: fields.active,
  options: fields.options.map((option) => parseEditorsPollOption(option).name),
});

/**
 * The date of the terms and conditions, which is the version that a buyer accepts: `2026-11-02`.
 */
const toTerms = (entries: readonly Entry[]) => {
  const page = entriesOfTypes(entries, 'page').find(
    ({ fields }) => textPagePath(fields.slug) === routes.terms,
  );
  return { updated: (page?.fields.updated ?? '').slice(0, 10) };
};

/** The text of an e-mail. Its version is a digest of the words, so it changes with any of them. */
const toNoticeText = ({ fields }: EntryOf<'mail'>): NoticeTemplate => {
  const { kind, subject, heading, content } = fields;
  const words = { kind, subject, heading, content };
  const version = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  return { ...words, version };
};

/** What e-mails say: who sends them, which is the company, and the editors' texts. */
export const toSellerAndNoticeTemplates = (entries: readonly Entry[]): SellerAndNoticeTemplates => {
  const { legalName, number, address, email } = readCompanyFromEntries(entries);
  return {
    seller: { legalName, number, address, email },
    notices: entriesOfTypes(entries, 'mail').map(toNoticeText),
  };
};

/**
 * All the content that the functions need: the polls with the names of their options, the date of
 * the terms, what is for sale, what the shop sells and where it delivers, what e-mails say, and the
 * member plans.
 */
export const privateFileValuesOfEntries = (
  entries: readonly Entry[],
  memberPictures: ReadonlyMap<string, MemberPictureFileNamesBySize> = new Map(),
  catalogue: DigitalCatalogue = [],
  shop: Shop = { products: [], zones: [] },
): PrivateFileValues =>
  new Map([
    ['catalogue', catalogue],
    ['mails', toSellerAndNoticeTemplates(entries)],
    ['shop', shop],
    ['polls', entriesOfTypes(entries, 'poll').map(toPoll)],
    ['terms', toTerms(entries)],
    ...memberFileValuesOfEntries(entries, memberPictures),
  ]);
