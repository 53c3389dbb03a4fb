import { sessionMinutesText, type TimeAndEquipment } from '../plans/time-and-equipment.ts';
import type { Equipment } from '../training/all-equipment.ts';
import type { Level } from '../training/levels.ts';
import { namesOfNeededKits } from './kit.ts';

/** The facts about an exercise, a plan or a pack that its card shows and the finder uses. */
export type TrainingFacts = {
  /** The days a week; 0 for an exercise, a single session, or if unknown. */
  readonly days: number;
  /** The length of the shortest and the longest session; 0 if there is none. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly equipment: readonly Equipment[];
  /** Undefined if the editors set none. */
  readonly level: Level | undefined;
};

/** What editors state about a plan or a pack. */
type StatedFacts = {
  readonly daysAWeek?: number;
  readonly minutesFrom?: number;
  readonly minutesTo?: number;
  readonly kit?: readonly Equipment[];
  readonly level?: Level;
};

const daysOf = ({ weeks, sessions }: Pick<TimeAndEquipment, 'weeks' | 'sessions'>): number =>
  weeks > 1 || sessions > 1 ? sessions : 0;

/**
 * The facts of a plan or a pack from the fields of its entry and the workload of its text. A pack
 * only shows a sample day, so its editors enter the days and the minutes (`daysAWeek`,
 * `minutesFrom`, `minutesTo`), and add equipment that the sample day doesn't need (`kit`).
 */
export const trainingFactsOfProgramme = (
  stated: StatedFacts,
  workload: TimeAndEquipment,
): TrainingFacts => ({
  days: stated.daysAWeek ?? daysOf(workload),
  minutes: {
    from: stated.minutesFrom ?? workload.minutes.from,
    to: stated.minutesTo ?? workload.minutes.to,
  },
  equipment: [...new Set([...workload.equipment, ...(stated.kit ?? [])])].toSorted(),
  level: stated.level,
});

/** The facts of an exercise from the fields of its entry. */
export const trainingFactsOfExercise = ({
  equipment,
  level,
}: Pick<TrainingFacts, 'equipment' | 'level'>): TrainingFacts => ({
  days: 0,
  minutes: { from: 0, to: 0 },
  equipment,
  level,
});

/** The facts of a member plan, which has no level. */
export const memberPlanFactsFromWorkload = (workload: TimeAndEquipment): TrainingFacts => ({
  days: daysOf(workload),
  minutes: workload.minutes,
  equipment: workload.equipment,
  level: undefined,
});

/** The days a week, such as `3 days a week`; undefined if unknown. */
const daysText = ({ days }: Pick<TrainingFacts, 'days'>): string | undefined =>
  days === 0 ? undefined : `${days} ${days === 1 ? 'day' : 'days'} a week`;

/** The equipment, such as `barbell, dumbbells`, or `none`. */
export const kitText = (facts: Pick<TrainingFacts, 'equipment'>): string => {
  const names = namesOfNeededKits(facts);
  return names.length === 0 ? 'none' : names.join(', ').toLowerCase();
};

/** The texts on a card: days, minutes and level in one line, and the equipment in another. */
export const cardTextsOfFacts = (
  facts: TrainingFacts,
): { readonly first: readonly string[]; readonly kit: string } => ({
  first: [daysText(facts), sessionMinutesText(facts), facts.level].filter(
    (text) => text !== undefined,
  ),
  kit: kitText(facts),
});
