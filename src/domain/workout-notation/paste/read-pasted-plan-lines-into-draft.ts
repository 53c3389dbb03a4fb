import type { ExerciseLibrary } from '../names/exercise-library.ts';
import type { PastedDraftBuilder, SourceLineFindings } from './draft.ts';
import { dayNameOfParsedHeading, readNoteGroupHead, readNoteHeading } from './note-headings.ts';
import type { NoteHeading } from './note-headings.ts';
import { unreadTextsIn } from './left-over.ts';
import { prescribesOnlyRest } from './prescription.ts';
import { matchExerciseNameWithKit } from './read-exercise.ts';
import {
  readExercisesInto,
  readExercisesOfOpenGroupInto,
  readIntoLastIfMoreDetails,
} from './read-list.ts';
import { readPrescription } from './read-prescription.ts';
import { tidyLine, withoutBracketCharacters } from './tidy-text.ts';

/** A line of the source that isn't blank. `number` counts from 1. */
export type SourceLine = { readonly number: number; readonly text: string };

/** A bullet, but not the minus sign of "-10%"; or a number in a list: "1) ", "2. ". */
const bullet =
  /^(?:(?!-\d+(?:[.,]\d+)?\s*(?:%|kg|lb))[-*•·▪◦●○‣>]+\s*|\d{1,2}[.)]\s+|\[[ x]?\]\s*)+/i;
/** "A1) ", "B2. ", "C: ": exercises with the same letter form a group. */
const label = /^([A-H])(\d?)\s*[.):-]\s*(?=\S)|^([A-H])(\d)\s+(?=\S)/;

/** Before another exercise with a label in the same line: "A1. Lunges 3x12 A2. Push-ups 3x8". */
const nextLabel = /\s*[,;\/|+]?\s+(?=[A-H]\d\s*[.):]\s*\S|[A-H]\d\s+[A-Z])/;

/** Weeks with the same training as those above; then what else the heading says. */
const sameWeeks =
  /^(?:same|repeat|as above)\b(?:\s*(?:as|of)?\s*(?:w(?:ee)?ks?\s*(\d+)(?:\s*-\s*\d+)?|above|before))?\s*(.*)$/i;

const isList = (text: string): boolean => {
  const { blocks, left } = readPrescription(text);
  return (
    left.length > 0 && blocks.some(({ sets, amount }) => sets !== undefined || amount !== undefined)
  );
};

/** The state while the lines of a note are read. */
type Reader = {
  readonly draft: PastedDraftBuilder;
  readonly library: ExerciseLibrary;
  /**
   * The indent of the open group's head; undefined if its exercises may have any indent below it.
   */
  groupIndent: number | undefined;
  /**
   * The bullet before the first exercise of the group: lines with another bullet are outside it.
   */
  groupBullet: string | undefined;
};

const notUnderstood = (account: SourceLineFindings, text: string): void => {
  account.understood = false;
  account.reasons.push(`“${text}” was not understood.`);
};

const readHeadingLine = (reader: Reader, line: number, heading: NoteHeading): void => {
  const { draft } = reader;
  const account = draft.account(line);
  account.understood = true;
  switch (heading.kind) {
    case 'rest day':
      account.reasons.push('Days of rest are not written in a plan.');
      return;
    case 'weeks': {
      const { from, to, rest } = heading;
      const same = sameWeeks.exec(rest);
      const before = draft.weeks.at(-1);
      if (
        same !== null &&
        before?.to === from - 1 &&
        (same[1] === undefined || Number(same[1]) >= before.from)
      ) {
        before.to = Math.max(from, to);
        before.lines.push(line);
        account.reasons.push(`The weeks above go on until week ${before.to}.`);
        const more = unreadTextsIn(same[2] ?? '').map(({ text }) => text);
        if (more.length > 0)
          account.reasons.push(`“${same[2]}” is left out: it was not understood.`);
        return;
      }
      if (isList(rest)) {
        draft.openWeeks(line, `${from}-${to}`, from, to, '');
        if (!readText(reader, line, rest, 0)) notUnderstood(account, rest);
        return;
      }
      if (/[\d%]/.test(rest)) {
        account.reasons.push(
          `“${rest}” became the name of the week: what changes stands with each exercise.`,
        );
      }
      draft.openWeeks(line, `${from}-${to}`, from, to, rest);
      return;
    }
    case 'day': {
      const { key, name, rest } = heading;
      if (rest !== '' && isList(rest)) {
        draft.openDay(line, key, name);
        if (!readText(reader, line, rest, 0)) notUnderstood(account, rest);
      } else {
        draft.openDay(line, key, dayNameOfParsedHeading(heading));
      }
      return;
    }
    case 'part': {
      // Mobility at the beginning of a day is a warm-up.
      const part =
        !heading.isOwnWord && heading.part === 'cool-down' && !draft.hasItems()
          ? 'warm-up'
          : heading.part;
      draft.openPart(line, part);
      if (!heading.isOwnWord) account.reasons.push(`It became the ${part} part.`);
      if (heading.rest === '') return;
      if (isList(heading.rest)) {
        if (!readText(reader, line, heading.rest, 0)) notUnderstood(account, heading.rest);
        draft.closePart();
      } else account.reasons.push(`“${heading.rest}” is left out.`);
    }
  }
};

const readGroup = (reader: Reader, line: number, text: string, indent: number): boolean => {
  const { draft, library } = reader;
  const head = readNoteGroupHead(text);
  if (head === undefined) return false;
  const more = readPrescription(head.rest);
  const isOnlyRest = prescribesOnlyRest(more);
  draft.openGroup(line, {
    kind: head.kind,
    rounds: head.rounds,
    minutes: head.minutes,
    restSeconds: isOnlyRest ? more.restSeconds : undefined,
    label: undefined,
  });
  reader.groupIndent = indent;
  const { reasons } = draft.account(line);
  if (/\bfor time\b/i.test(text)) reasons.push('“for time” is left out: a circuit has no clock.');
  if (isOnlyRest) reasons.push(...more.reasons);
  if (isOnlyRest || unreadTextsIn(head.rest).length === 0) return true;
  if (readExercisesOfOpenGroupInto(line, head.rest, draft, library)) draft.closeGroup();
  else reasons.push(`“${head.rest}” is left out: it was not understood.`);
  return true;
};

/** Reads the text of a line without its bullet. */
const readText = (reader: Reader, line: number, text: string, indent: number): boolean => {
  const { draft, library } = reader;
  const [marker = '', letter, number, other] = label.exec(text) ?? [];
  const group = letter ?? other;
  const labelled = other !== undefined || number !== '' ? text.split(nextLabel) : [text];
  if (group !== undefined && labelled.length > 1) {
    const lost = labelled.filter((piece) => !readText(reader, line, piece, indent));
    if (lost.length < labelled.length) {
      for (const piece of lost) {
        draft.account(line).reasons.push(`“${piece}” is left out: it was not understood.`);
      }
      return true;
    }
    return false;
  }
  const body = text.slice(marker.length);
  if (group !== undefined && matchExerciseNameWithKit(text, library)?.isCertain !== true) {
    if (draft.group()?.label !== group) {
      draft.openGroup(line, {
        kind: undefined,
        rounds: undefined,
        minutes: undefined,
        restSeconds: undefined,
        label: group,
      });
    }
    if (readExercisesInto(line, body, draft, library)) return true;
    const heading = readNoteHeading(body);
    draft.closeGroup();
    if (heading === undefined) return false;
    readHeadingLine(reader, line, heading);
    return true;
  }
  if (draft.group()?.label !== undefined) draft.closeGroup();
  const found = readGroup(reader, line, text, indent);
  if (found) return true;
  const [before = '', after] = text.split(/[,;.]\s*(?=(?:super-?\s?sets?|circuits?)\s*:)/i);
  if (after !== undefined) {
    const isRead = readExercisesInto(line, before, draft, library);
    const isGroup = readGroup(reader, line, after, indent);
    if (isRead && isGroup) return true;
    draft.account(line).reasons.push(`“${isRead ? after : before}” was not understood.`);
    return false;
  }
  return readExercisesInto(line, text, draft, library);
};

const indentOf = (text: string): number => {
  const space = /^[\s]*/.exec(text)?.[0] ?? '';
  return space.replaceAll('\t', '    ').length;
};

/** Numbered lists count as one kind of bullet, whatever their number. */
const bulletKind = (marker: string): string => (/\d/.test(marker) ? '1' : marker.trim());

/**
 * Reads a coach's note into a draft, line by line. Lines that aren't understood are marked so in
 * their account.
 */
export const readPastedPlanLinesIntoDraft = (
  lines: readonly SourceLine[],
  draft: PastedDraftBuilder,
  library: ExerciseLibrary,
): void => {
  const reader: Reader = { draft, library, groupIndent: undefined, groupBullet: undefined };
  let previous = { number: 0, indent: 0 };
  for (const { number, text } of lines) {
    const tidy = tidyLine(text);
    const indent = indentOf(tidy);
    const marker = bullet.exec(tidy.trim())?.[0] ?? '';
    const line = tidy.trim().slice(marker.length).trim();
    const isAfterGap = number > previous.number + 1;
    const isOut = reader.groupIndent !== undefined && indent < reader.groupIndent;
    const members = draft.group()?.members.length ?? 0;
    const kind = bulletKind(marker);
    if (members === 0) reader.groupBullet = kind;
    const isOther = draft.group()?.label === undefined && reader.groupBullet !== kind;
    if (members > 0 && (isAfterGap || isOther)) draft.closeGroup();
    if (isOut) draft.closeGroup();
    const part = draft.part();
    if (isAfterGap && part?.kind === 'warm-up' && part.items.length > 0) draft.closePart();
    const heading =
      matchExerciseNameWithKit(line, library)?.isCertain === true
        ? undefined
        : readNoteHeading(line);
    if (heading !== undefined) readHeadingLine(reader, number, heading);
    else if (
      !readIntoLastIfMoreDetails(number, line, draft, library) &&
      !readText(reader, number, line, indent)
    ) {
      draft.account(number).understood = false;
      const last = draft.last();
      if (last !== undefined && !isAfterGap && indent > previous.indent && line !== '') {
        last.note = [last.note, withoutBracketCharacters(line)]
          .filter((note) => note !== '')
          .join(', ');
        last.lines.push(number);
        const account = draft.account(number);
        account.understood = true;
        account.reasons.push(`It became a note to ${last.name}.`);
      }
      previous = { number, indent: previous.indent };
      continue;
    }
    previous = { number, indent };
  }
};
