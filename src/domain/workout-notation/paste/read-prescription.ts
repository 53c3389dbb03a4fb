import { toNumber } from '../parse/parse-quantity.ts';
import {
  addEachWeek,
  bracketed,
  dashedTempo,
  gap,
  namedTempo,
  packedTempo,
  rests,
} from './note-patterns.ts';
import { looksLikeTempo, toSeconds, toTempo } from './note-quantities.ts';
import { giveLoads } from './loads-of-sets.ts';
import type { PastedSets, Prescription } from './prescription.ts';
import { readLoadLists } from './read-load-lists.ts';
import { readBareLoads, readLoads } from './read-loads.ts';
import { readSets } from './read-sets.ts';
import { createReading, take } from './reading.ts';
import type { Reading } from './reading.ts';

/** Times as phones and watches write them: 30", 2', 1:30. */
const spellTimes = (text: string): string =>
  text
    .replace(/(\d)\s*(?:''|[”″"])(?![a-z])/g, '$1 s')
    .replace(/(\d)\s*[’′'](?![a-z\d])/g, '$1 min')
    .replace(/(\d+):([0-5]\d)(?!\d)/g, (_, minutes: string, seconds: string) => {
      return `${Number(minutes) * 60 + Number(seconds)} s`;
    });

const progressionUnits = { k: 'kg', '%': '%', r: 'reps' } as const;

/** Takes the progression, the rest and the tempo. */
const readClauses = (reading: Reading): void => {
  take(reading, addEachWeek, ([by = '', unit = '']) => {
    const first = unit.toLowerCase().charAt(0);
    const known =
      first === 'k' || first === '%' || first === 'r'
        ? progressionUnits[first]
        : /^set/i.test(unit)
          ? 'sets'
          : 's';
    reading.progression = { kind: 'add', amount: toNumber(by), unit: known };
    return true;
  });
  for (const pattern of rests) {
    take(reading, pattern, ([first = '', second, unit]) => {
      if (reading.restSeconds !== undefined) return false;
      // Nobody rests for nine seconds.
      const assumed = unit ?? (toNumber(first) < 10 ? 'minutes' : 'seconds');
      if (unit === undefined) {
        reading.reasons.push(`The rest of ${first} was taken as ${assumed}.`);
      }
      reading.restSeconds = toSeconds(first, second, assumed);
      return true;
    });
  }
  const addTempo = (counts: string): boolean => {
    if (reading.tempo !== undefined) return false;
    reading.tempo = toTempo(counts);
    return reading.tempo !== undefined;
  };
  take(reading, namedTempo, ([counts = '']) => addTempo(counts));
  take(reading, dashedTempo, ([counts = '']) => looksLikeTempo(counts) && addTempo(counts));
  take(reading, packedTempo, ([counts = '']) => addTempo(counts));
};

/** Takes the notes in brackets. */
const readNotes = (reading: Reading): void => {
  take(reading, bracketed, ([inside = '']) => {
    const note = inside.replaceAll(gap, ' ').replace(/^[\s,;:.-]+|[\s,;:-]+$/g, '');
    if (note !== '') reading.notes.push(note);
    return true;
  });
};

/**
 * The remaining words, without the punctuation and small words that joined them to what was taken.
 */
const wordsLeft = ({ text }: Reading): readonly string[] =>
  text
    .split(gap)
    .map((piece) =>
      piece
        .replace(/^[\s,;:@+*.=|/-]+|[\s,;:@+*=|/-]+$/g, '')
        .replace(/^(?:of|at|for|with|and|x|then)$/i, ''),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));

/**
 * The sets, with their common loads. Equal sets that were listed one by one, as in 8/8/8, are
 * merged into one block.
 */
const setsOf = ({ blocks, loads }: Reading): readonly PastedSets[] => {
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
 * Reads a coach's text about an exercise, in any order and in shorthand. The rest is returned as
 * words.
 */
export const readPrescription = (source: string): Prescription => {
  const reading = createReading(spellTimes(source));
  readClauses(reading);
  readLoadLists(reading);
  readLoads(reading);
  readSets(reading);
  readBareLoads(reading);
  readNotes(reading);
  const { restSeconds, tempo, progression, notes, isBare, reasons, loadLists } = reading;
  const { blocks, left } = giveLoads(setsOf(reading), loadLists);
  return {
    blocks,
    loadLists: left,
    restSeconds,
    tempo,
    progression,
    words: wordsLeft(reading),
    notes,
    isBare,
    reasons,
  };
};
