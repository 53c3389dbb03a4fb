import { soreParts, type SorePart } from '../training/sore-part.ts';
import {
  emptyFilter,
  filterQueryParts,
  parseFinderFilter,
  queryStringFromParts,
  type ChosenFilters,
} from './chosen-filters.ts';
import { lifeStages, planAims, type LifeStage, type PlanAim } from './plan-finder-only-facts.ts';

/** The days a week that can be chosen. */
export const daysAWeekChoices = [2, 3, 4, 5, 6] as const;
type DayChoice = (typeof daysAWeekChoices)[number];

/** What somebody asks the plan finder. Undefined, or an empty list, where it doesn't matter. */
export type PlanQuestion = ChosenFilters & {
  /** The most days a week that the visitor has for training. */
  readonly days: DayChoice | undefined;
  readonly aim: PlanAim | undefined;
  readonly stage: LifeStage | undefined;
  /** The parts of the visitor's body that she wants to spare. */
  readonly spare: readonly SorePart[];
};

export const emptyQuestion: PlanQuestion = {
  ...emptyFilter,
  days: undefined,
  aim: undefined,
  stage: undefined,
  spare: [],
};

export type PlanQuestionPartName = keyof PlanQuestion;

/** The parts of a question, in the order in which they are asked. */
export const planQuestionPartNames: readonly PlanQuestionPartName[] = [
  'days',
  'minutes',
  'kit',
  'level',
  'aim',
  'stage',
  'spare',
];

/** Whether this part of the question says anything. */
export const isPartAnswered = (question: PlanQuestion, part: PlanQuestionPartName): boolean => {
  const value = question[part];
  return typeof value === 'object' ? value.length > 0 : value !== undefined;
};

/** The question with these parts unanswered and everything else as it was. */
export const questionWithoutParts = (
  question: PlanQuestion,
  dropped: readonly PlanQuestionPartName[],
): PlanQuestion =>
  dropped.reduce((looser, part) => ({ ...looser, [part]: emptyQuestion[part] }), question);

const toId = (text: string): string => text.replaceAll(' ', '-');

const read = <Value extends string>(
  values: readonly Value[],
  id: string | null,
): Value | undefined => values.find((value) => toId(value) === id);

/**
 * Parses the question of an address. What concerns the visitor's body stands in the part after `#`,
 * which no server is sent and no page view is counted with. Unknown values are left out.
 */
export const parsePlanQuestionFromAddress = (search: string, hash: string): PlanQuestion => {
  const query = new URLSearchParams(search);
  const body = new URLSearchParams(hash.replace(/^#/, ''));
  const ids = (body.get('spare') ?? '').split('.');
  return {
    ...parseFinderFilter(search),
    days: daysAWeekChoices.find((days) => String(days) === query.get('days')),
    aim: read(planAims, query.get('aim')),
    stage: read(lifeStages, body.get('stage')),
    spare: soreParts.filter((part) => ids.includes(toId(part))),
  };
};

/**
 * The end of an address for a question: its query, and the part after `#`, each with its sign; both
 * are empty if nothing is asked.
 */
export const queryAndHashOfQuestion = (
  question: PlanQuestion,
): { readonly query: string; readonly hash: string } => {
  const { days, aim, stage, spare } = question;
  const body = [
    ...(stage === undefined ? [] : [`stage=${toId(stage)}`]),
    ...(spare.length === 0 ? [] : [`spare=${spare.map(toId).join('.')}`]),
  ];
  return {
    query: queryStringFromParts([
      ...(days === undefined ? [] : [`days=${days}`]),
      ...filterQueryParts(question),
      ...(aim === undefined ? [] : [`aim=${toId(aim)}`]),
    ]),
    hash: body.length === 0 ? '' : `#${body.join('&')}`,
  };
};
