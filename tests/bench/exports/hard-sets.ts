import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type {
  ImportedSet,
  OtherAppFile,
} from '../../../src/domain/training/log-files/other-app.ts';
import { readLogFile } from '../../../src/domain/training/log-files/read-log-file.ts';
import { kilogramsOf } from '../../../src/domain/training/weight.ts';

/** A set close to failure: the first of its day and lift. */
export type HardSet = {
  readonly lift: string;
  /** Days since 1970. */
  readonly day: number;
  readonly kilograms: number;
  readonly reps: number;
  readonly repsToFailure: number;
};

/** What one person did, lift by lift, in the order of the days. */
export type Person = { readonly lifts: ReadonlyMap<string, readonly HardSet[]> };

export type Logs = {
  readonly persons: readonly Person[];
  readonly files: number;
  /** All sets of the files, and those that count. */
  readonly sets: number;
  readonly hardSets: number;
};

const mostReps = 12;
const lowestRpe = 9;

/** Lifts in which the body, a band or a machine that helps is part of the load. */
const ofTheBody =
  /\b(pull|chin|push|muscle|sit|step)[- ]?ups?\b|\bdips?\b|assisted|plank|crunch|band|leg raise|back extension|hyperextension|bodyweight/i;

/** Plates that a bar in one unit shows: files without a unit are in the one with more of them. */
const typical = { kg: [20, 40, 60, 80, 100, 140], lb: [45, 95, 135, 185, 225, 315] } as const;
const usualUnit = (sets: readonly ImportedSet[]): 'kg' | 'lb' => {
  const count = (weights: readonly number[]): number =>
    sets.filter(({ weight }) => weight !== undefined && weights.includes(weight)).length;
  return count(typical.lb) > count(typical.kg) ? 'lb' : 'kg';
};

/**
 * The reps that were left, of a set marked as failure or rated 9 and more; undefined for others.
 */
const reserveOf = ({ toFailure, rpe }: ImportedSet): number | undefined => {
  if (toFailure) return 0;
  return rpe !== undefined && rpe >= lowestRpe ? 10 - rpe : undefined;
};

const dayOf = (at: number): number => Math.floor(at / 86_400_000);

const hardSetsOf = (file: OtherAppFile): readonly HardSet[] => {
  const unit = usualUnit(file.sessions.flatMap(({ sets }) => sets));
  const firsts = new Map<string, HardSet>();
  for (const { startedAt, sets } of file.sessions) {
    for (const set of sets) {
      const { exercise: lift, kind, weight, weightUnit, reps } = set;
      const reserve = reserveOf(set);
      if (kind !== 'work' || weight === undefined || weight < 0 || reps === undefined) continue;
      if (reserve === undefined || !Number.isInteger(reps) || reps > mostReps) continue;
      const key = `${dayOf(startedAt)} ${lift}`;
      if (ofTheBody.test(lift) || firsts.has(key)) continue;
      const kilograms = kilogramsOf({ value: weight, unit: weightUnit ?? unit });
      const repsToFailure = reps + reserve;
      firsts.set(key, { lift, day: dayOf(startedAt), kilograms, reps, repsToFailure });
    }
  }
  return [...firsts.values()];
};

const textOf = ({ day, lift, kilograms, reps }: HardSet): string =>
  `${day} ${lift} ${kilograms.toFixed(1)} ${reps}`;

/** Files that share a tenth of their sets are of the same person: a later export, or a copy. */
const sharedByOnePerson = 0.1;

/** Fewer sets say nothing about a person. */
const fewest = 10;

/** Reads the exports of a folder, as the import does, and puts the files of a person together. */
export const readLogs = (folder: string): Logs => {
  const persons: Map<string, HardSet>[] = [];
  let [files, sets] = [0, 0];
  for (const name of readdirSync(folder).toSorted()) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const first = readLogFile(text);
    const file = first.kind === 'ambiguous days' ? readLogFile(text, 'month first') : first;
    if (file.kind !== 'other app') continue;
    files += 1;
    sets += file.sessions.reduce((sum, session) => sum + session.sets.length, 0);
    const hard = new Map(hardSetsOf(file).map((set) => [textOf(set), set]));
    const same = persons.find((known) => {
      const shared = [...hard.keys()].filter((key) => known.has(key)).length;
      return shared > sharedByOnePerson * Math.min(known.size, hard.size);
    });
    if (same === undefined) persons.push(hard);
    else for (const [key, set] of hard) same.set(key, set);
  }
  const counted = persons.filter((known) => known.size >= fewest);
  return {
    files,
    sets,
    hardSets: counted.reduce((sum, known) => sum + known.size, 0),
    persons: counted.map((known) => ({
      lifts: Map.groupBy(
        [...known.values()].toSorted((one, other) => one.day - other.day),
        ({ lift }) => lift,
      ),
    })),
  };
};
