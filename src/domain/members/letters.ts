import * as v from 'valibot';
import { ukDayAndHour } from '../days/uk-hour.ts';
import { HtmlOrPlanSectionsSchema } from '../plans/plan-view.ts';

/*
 * The members' letters. Each opens on a day, which is compared on the server when somebody asks, so
 * that no build is needed; it stays open. A day begins at midnight in UTC, for everybody at the
 * same moment.
 */

/** What a list says of a letter. */
const LetterFaceSchema = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  /** Its first day, as 2026-11-01. */
  opensOn: v.string(),
});
export type LetterSummary = Readonly<v.InferOutput<typeof LetterFaceSchema>>;

/**
 * A letter in the list that the build writes for the functions, with the subscription that opens
 * it.
 */
export const LetterWithRightIdSchema = v.object({
  ...LetterFaceSchema.entries,
  sub: v.string(),
});
export type LetterWithRightId = Readonly<v.InferOutput<typeof LetterWithRightIdSchema>>;

/**
 * `GET /api/members/letters`: the letters that have opened, newest first; none for somebody without
 * a membership.
 */
export const LettersAnswerSchema = v.object({
  letters: v.array(LetterFaceSchema),
  isMember: v.boolean(),
});
export type LettersAnswer = Readonly<v.InferOutput<typeof LettersAnswerSchema>>;

/** `GET /api/members/letters/…`: one letter with its text. */
export const LetterWithTextSchema = v.object({
  letter: LetterFaceSchema,
  sections: HtmlOrPlanSectionsSchema,
});
export type LetterWithText = v.InferOutput<typeof LetterWithTextSchema>;

const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a letter has opened: its day has begun in UTC. */
export const hasLetterDayBegun = (
  { opensOn }: Pick<LetterSummary, 'opensOn'>,
  now: Date,
): boolean => opensOn <= utcDay(now);

/** The letters that have opened, newest first. */
export const lettersThatHaveOpened = <Letter extends Pick<LetterSummary, 'opensOn'>>(
  letters: readonly Letter[],
  now: Date,
): readonly Letter[] =>
  letters
    .filter((letter) => hasLetterDayBegun(letter, now))
    .toSorted((one, other) => (one.opensOn < other.opensOn ? 1 : -1));

/** The hour in the UK from which a letter's e-mail is sent on its day. */
const letterHour = 8;
const hourMs = 3_600_000;
/** On its day, and, after an outage, on the next two. */
const letterDays = 3;

/**
 * From when a letter's e-mail is sent: eight in the morning in the UK, when it is open everywhere.
 */
const mailsFrom = ({ opensOn }: Pick<LetterSummary, 'opensOn'>): number => {
  const eight = Date.parse(`${opensOn}T00:00:00Z`) + letterHour * hourMs;
  // In summer eight o'clock comes an hour earlier than in UTC.
  return ukDayAndHour(new Date(eight - hourMs)).hour === letterHour ? eight - hourMs : eight;
};

/** The letters whose e-mails may go out. */
export const lettersToAnnounceNow = (
  letters: readonly LetterWithRightId[],
  now: Date,
): readonly LetterWithRightId[] =>
  letters.filter((letter) => {
    const from = mailsFrom(letter);
    return from <= now.getTime() && now.getTime() < from + letterDays * 24 * hourMs;
  });

/** When the next letter's e-mails are due; undefined after the last one. */
export const nextLetterMailsAt = (
  letters: readonly Pick<LetterSummary, 'opensOn'>[],
  now: Date,
): Date | undefined => {
  const times = letters.map(mailsFrom).filter((at) => at > now.getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
};
