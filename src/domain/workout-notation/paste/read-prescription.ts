import { decimalToNumberOrNaN } from '../parse/parse-quantity.ts';
import {
  bracketedPattern,
  dashAfterRepsPattern,
  dashedTempoPattern,
  understoodCharacterMark,
  weeklyIncreasePattern,
  namedTempoPattern,
  packedTempoWithXPattern,
  restPatterns,
} from './note-patterns.ts';
import { unreadTextsIn } from './left-over.ts';
import { looksLikeTempo, toSecondsRange, toTempo } from './note-quantities.ts';
import { setsWithLoadsAndUnusedLists } from './loads-of-sets.ts';
import type { PastedSets, Prescription } from './prescription.ts';
import { takeLoadListsIntoReading } from './take-load-lists-into-reading.ts';
import { createTextReading, takeAcceptedMatches } from './reading.ts';
import type { TextReading } from './reading.ts';
import { takeSetsIntoReading } from './take-sets-into-reading.ts';
import {
  takeLoadsWithoutUnitIntoReading,
  takeUnitLoadsAndEffortsIntoReading,
} from './take-unit-loads-and-efforts-into-reading.ts';

const listed = String.raw`\d{1,3}(?:\.\d+)?(?:\s?(?:%|kgs?|lbs?))?`;
/** Repetitions or loads, set by set: "5,5,3", "60, 62.5, 65kg". Not "62,5 kg, 2 RIR". */
export const listWithCommasPattern = new RegExp(
  String.raw`(?<![\d.,]|x\s?)${listed}(?:(?:,\s${listed}){2,}|(?:,${listed}){2,})(?![\d.])`,
  'gi',
);

/**
 * Lists with slashes, a dash between parts as a comma, and times as phones and watches write them:
 * 30", 2', 1:30 become 30″, 2′ and 90″. In as many characters, so that each stays at its place.
 */
const respell = (text: string): string =>
  text
    .replace(listWithCommasPattern, (list) => list.replaceAll(',', '/'))
    .replace(dashAfterRepsPattern, '$1,')
    .replace(/(\d\s*)(?:''|[”″"])(?![a-z])/gi, (time, before: string) =>
      `${before}″`.padEnd(time.length),
    )
    .replace(/(\d\s*)[’′'](?![a-z\d])/gi, '$1′')
    .replace(
      /(\d+):([0-5]\d)(?!\d)(?:\s*(?:min(?:ute)?s?|s(?:ec(?:ond)?s?)?)(?![a-z]))?/gi,
      (time, minutes: string, seconds: string) =>
        `${Number(minutes) * 60 + Number(seconds)}″`.padEnd(time.length),
    );

const progressionUnits = { k: 'kg', '%': '%', r: 'reps' } as const;

/** Takes the progression, the rest and the tempo. */
const readClauses = (reading: TextReading): void => {
  takeAcceptedMatches(reading, weeklyIncreasePattern, ([by = '', unit = '']) => {
    if (reading.progression !== undefined) return false;
    const first = unit.toLowerCase().charAt(0);
    const known =
      first === 'k' || first === '%' || first === 'r'
        ? progressionUnits[first]
        : /^set/i.test(unit)
          ? 'sets'
          : 's';
    reading.progression = { kind: 'add', amount: decimalToNumberOrNaN(by), unit: known };
    return true;
  });
  for (const pattern of restPatterns) {
    takeAcceptedMatches(reading, pattern, ([first = '', second, unit]) => {
      if (reading.restSeconds !== undefined) return false;
      // Nobody rests for nine seconds.
      const assumed = unit ?? (decimalToNumberOrNaN(first) < 10 ? 'minutes' : 'seconds');
      if (unit === undefined) {
        reading.reasons.push(`The rest of ${first} was taken as ${assumed}.`);
      }
      if (second !== undefined && decimalToNumberOrNaN(first) > decimalToNumberOrNaN(second)) {
        reading.reasons.push(`“${first}-${second}” was put in order: ${second}-${first}.`);
      }
      reading.restSeconds = toSecondsRange(first, second, assumed);
      return true;
    });
  }
  const addTempo = (counts: string): boolean => {
    if (reading.tempo !== undefined) return false;
    reading.tempo = toTempo(counts);
    return reading.tempo !== undefined;
  };
  takeAcceptedMatches(reading, namedTempoPattern, ([counts = '']) => addTempo(counts));
  takeAcceptedMatches(
    reading,
    dashedTempoPattern,
    ([counts = '']) => looksLikeTempo(counts) && addTempo(counts),
  );
  // "10x3" is ten sets of three.
  takeAcceptedMatches(
    reading,
    packedTempoWithXPattern,
    ([counts = '']) => /^x|[0x]$/i.test(counts) && addTempo(counts),
  );
};

/** Takes all that has a field. */
const readFields = (text: string): TextReading => {
  const reading = createTextReading(respell(text));
  readClauses(reading);
  takeLoadListsIntoReading(reading);
  takeUnitLoadsAndEffortsIntoReading(reading);
  takeSetsIntoReading(reading);
  takeLoadsWithoutUnitIntoReading(reading);
  return reading;
};

/**
 * Takes the notes in brackets. Brackets whose whole content has fields, such as a rest or "each
 * leg", are none.
 */
const takeNotes = (text: string): { readonly text: string; readonly notes: readonly string[] } => {
  const notes: string[] = [];
  const rest = text.replace(bracketedPattern, (whole: string, inside: string) => {
    const isRead = [inside, `1x1 ${inside}`].some(
      (tried) => unreadTextsIn(readFields(tried).text).length === 0,
    );
    if (isRead) return whole;
    notes.push(inside.trim());
    return understoodCharacterMark.repeat(whole.length);
  });
  return { text: rest, notes };
};

/**
 * The sets, with their common loads. Equal sets that were listed one by one, as in 8/8/8, are
 * merged into one block.
 */
const setsOf = ({ blocks, loads }: TextReading): readonly PastedSets[] => {
  const [first] = blocks;
  if (first === undefined) {
    return loads.length === 0 ? [] : [{ sets: undefined, amount: undefined, loads }];
  }
  const amount = JSON.stringify(first.amount);
  const isSame = blocks.every(
    (block) => block.sets === 1 && JSON.stringify(block.amount) === amount,
  );
  return isSame && blocks.length > 1
    ? [{ sets: blocks.length, amount: first.amount, loads }]
    : blocks.map((block) => ({ ...block, loads }));
};

/**
 * Reads a coach's text about an exercise, in any order and in shorthand. Every character is in a
 * field, in a note, or left over; separators aside.
 */
export const readPrescription = (source: string): Prescription => {
  const { text, notes } = takeNotes(source);
  const reading = readFields(text);
  const { restSeconds, tempo, progression, isBare, reasons, loadLists } = reading;
  const { blocks, left } = setsWithLoadsAndUnusedLists(setsOf(reading), loadLists);
  return {
    blocks,
    loadLists: left,
    restSeconds,
    tempo,
    progression,
    left: unreadTextsIn(reading.text).map(({ text: { length }, at }) => ({
      text: source.slice(at, at + length),
      at,
    })),
    notes: [...notes, ...reading.notes],
    isBare,
    reasons,
  };
};
