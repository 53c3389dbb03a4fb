import type { ContentFault } from '../../domain/content-fault.ts';
import {
  bodyOrContentTextOfEntry,
  entriesOfTypes,
  type PartialEntry,
  type PartialEntryOf,
} from '../model/entry.ts';
import { freeOrSoldPlanTypes } from '../model/type-groups.ts';
import { toContentError, valueInQuotesOrAsJson } from './content-error.ts';

/** The types whose texts a clinician signs off. */
const reviewedTypes = [
  'article',
  'faq',
  'exercise',
  'calculator',
  ...freeOrSoldPlanTypes,
  'memberPlan',
] as const;
type Reviewed = PartialEntryOf<(typeof reviewedTypes)[number]>;

/**
 * A text is about health if it sends its reader to an ambulance, a midwife, pelvic health or BEAT,
 * or says what holds in pregnancy, after a birth, with high blood pressure, or with an illness that
 * changes what she may do. “See a physiotherapist if it lasts” is ordinary care.
 */
const healthWords =
  /\b(?:999|111 or|A&E|midwife|pelvic health|[Pp]regnan(?:t|cy)|[Pp]ostnatal|after (?:a |the )?birth|blood pressure|diabetes|kidney disease|eating disorders?|disordered eating|BEAT)\b/;
/** Footnotes and addresses have numbers and words of their own. */
const notProse = /^\[\^[^\]]+\]:.*$|\]\([^)]*\)|https?:\S+/gm;

const healthWordIn = (text: string): string | undefined =>
  healthWords.exec(text.replaceAll(notProse, ''))?.[0];

/** The British registers in which a reader can look a clinician up. */
const registers = /^(?:GMC|NMC|HCPC|GPhC|GOsC|GCC) [A-Z0-9]{4,12}$/;

const day = (date: string): string => date.slice(0, 10);

const findReviewErrorsOf = (entry: Reviewed, invented: ReadonlySet<string>): ContentFault[] => {
  const { reviewBy, signedBy, registration, signedOn } = entry.fields;
  const signature = { signedBy, registration, signedOn };
  const isSigned = Object.values(signature).some((value) => value !== undefined);
  const missing = (['signedBy', 'registration', 'signedOn'] as const).filter(
    (name) => isSigned && signature[name] === undefined,
  );
  const words = healthWordIn(bodyOrContentTextOfEntry(entry));
  return [
    ...(reviewBy === undefined && (words !== undefined || isSigned)
      ? [
          toContentError(
            entry,
            'reviewBy',
            words === undefined
              ? 'it is signed off, but has no day for its next review'
              : `it is about health (${valueInQuotesOrAsJson(words)}), and nothing says by when a clinician reads it`,
            'enter the day of its review: three months from now for a new text, two years at most after a sign-off',
          ),
        ]
      : []),
    ...missing.map((name) =>
      toContentError(
        entry,
        name,
        'the sign-off is incomplete, so that readers couldn’t look her up',
        'enter the name, the registration and the day, or none of them',
      ),
    ),
    ...(registration === undefined || registers.test(registration)
      ? []
      : [
          toContentError(
            entry,
            'registration',
            `${valueInQuotesOrAsJson(registration)} is no registration`,
            'write the register and the number, such as “GMC 1234567” or “HCPC PH123456”',
          ),
        ]),
    ...(reviewBy === undefined || signedOn === undefined || day(reviewBy) > day(signedOn)
      ? []
      : [
          toContentError(
            entry,
            'reviewBy',
            'its next review is before its sign-off',
            'enter the day by which she reads it again',
          ),
        ]),
    ...(signedBy !== undefined && invented.has(signedBy)
      ? [
          toContentError(
            entry,
            'signedBy',
            `${valueInQuotesOrAsJson(signedBy)} is a sample person, and nobody invented can stand by it`,
            'leave the sign-off empty until a clinician has read the text',
          ),
        ]
      : []),
  ];
};

/** A letter has no sign-off of its own, so advice about health stands in a text that has one. */
const findLetterErrorsOf = (letter: PartialEntryOf<'memberLetter'>): readonly ContentFault[] => {
  const words = healthWordIn(bodyOrContentTextOfEntry(letter));
  return words === undefined
    ? []
    : [
        toContentError(
          letter,
          'content',
          `it is about health (${valueInQuotesOrAsJson(words)}), and a letter can’t say who reviewed it`,
          'say it in an article, which has a review date, and link to that',
        ),
      ];
};

/**
 * Reports texts about health without a day for their review, sign-offs that can't be looked up, and
 * sign-offs by somebody who is invented. An unsigned text is no error: its page says that no
 * clinician has reviewed it.
 */
export const findReviewDayAndSignOffErrors = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] => {
  const invented = new Set(
    entriesOfTypes(entries, 'person').flatMap(({ fields }) =>
      fields.sample === true && fields.name !== undefined ? [fields.name] : [],
    ),
  );
  return [
    ...entriesOfTypes(entries, ...reviewedTypes).flatMap((entry) =>
      findReviewErrorsOf(entry, invented),
    ),
    ...entriesOfTypes(entries, 'memberLetter').flatMap(findLetterErrorsOf),
  ];
};
