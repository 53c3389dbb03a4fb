import { formatLocalWeekdayAndDateOfTime } from '../../domain/training/days/format-local-weekday-and-date-of-time.ts';
import {
  ownExerciseNameInKey,
  slugInLibraryWithOwnExercises,
} from '../../domain/training/exercise-key.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import type {
  DoneInSet,
  FollowedPlan,
  LoggedSessionWithoutSets,
  LoggedSet,
  TrimReason,
} from '../../domain/training/log.ts';
import { planKeyOf } from '../../domain/training/plan/plan-address.ts';
import type { PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import { convertWeight, type Weight } from '../../domain/training/weight.ts';
import { weightText } from '../../page-parts/training/line-words.ts';
import {
  formatNumberInBrowserLocale,
  formatNumberToTenths,
} from '../../ui/text/format-number-in-browser-locale.ts';

const asTitle = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The name of an exercise in the log; a member plan's own name for a movement isn't stored on the
 * device.
 */
export const exerciseNameOfKey = (key: string, library: ExerciseFactsBySlug): string => {
  const slug = slugInLibraryWithOwnExercises(key);
  if (slug === undefined) return 'A movement of the plan';
  return library.get(slug)?.title ?? ownExerciseNameInKey(key) ?? asTitle(slug);
};

/** An estimate, in the lifter’s unit: `72.9 kg`. */
export const weightWordsInUnitRoundedToTenths = (weight: Weight, unit: Weight['unit']): string =>
  `${formatNumberToTenths(convertWeight(weight, unit).value)} ${unit}`;

const amountWords = ({ reps, seconds, metres }: DoneInSet): string | undefined => {
  if (reps !== undefined) return formatNumberInBrowserLocale(reps);
  if (seconds !== undefined) return `${formatNumberInBrowserLocale(seconds)} s`;
  return metres === undefined ? undefined : `${formatNumberInBrowserLocale(metres)} m`;
};

/** A set in one line: `60 kg × 5`, `20 kg per hand × 8, RPE 8`, `45 s`. */
export const loggedSetWords = ({ done, perHand, side }: Omit<LoggedSet, 'id'>): string => {
  const weight =
    done.weight === undefined
      ? done.band && `${done.band} band`
      : `${weightText(done.weight)}${perHand ? ' per hand' : ''}`;
  const amount = amountWords(done);
  const reps = done.reps !== undefined && weight === undefined ? `${amount ?? ''} reps` : amount;
  const words = [weight, reps].filter((word) => word !== undefined).join(' × ');
  const effort =
    done.effort === undefined
      ? ''
      : done.effort.kind === 'rpe'
        ? `, RPE ${formatNumberInBrowserLocale(done.effort.value)}`
        : `, ${formatNumberInBrowserLocale(done.effort.value)} in reserve`;
  const which = side === undefined ? '' : `, ${side}`;
  return `${words === '' ? 'To failure' : words}${effort}${which}`;
};

/** The planned amount, if the plan had a weight and reps. */
export const plannedWordsOfLoggedSet = ({ planned, perHand }: LoggedSet): string | undefined => {
  const { weight, reps } = planned;
  const range =
    reps === undefined
      ? undefined
      : reps.from === reps.to
        ? formatNumberInBrowserLocale(reps.from)
        : `${formatNumberInBrowserLocale(reps.from)}–${formatNumberInBrowserLocale(reps.to)}`;
  const parts = [
    weight === undefined ? undefined : `${weightText(weight)}${perHand ? ' per hand' : ''}`,
    range === undefined ? undefined : weight === undefined ? `${range} reps` : range,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : `planned ${parts.join(' × ')}`;
};

/** The title of a plan: from the plans that the lifter follows, or the last part of its address. */
export const titleOfPlanRef = (
  plan: PlanPagePathAndIndex,
  plans: readonly FollowedPlan[],
): string =>
  plans.find(({ key }) => key === planKeyOf(plan))?.title ??
  asTitle(plan.path.split('/').findLast((part) => part !== '') ?? '');

/**
 * The title of a session: its own name, else its plan, week and day, else what an import calls it;
 * `A session` if nothing does.
 */
export const sessionTitle = (
  session: Pick<LoggedSessionWithoutSets, 'place' | 'own' | 'importedName'>,
  plans: readonly FollowedPlan[],
): string => {
  const { place, own, importedName } = session;
  if (own !== undefined) return own.name;
  if (place === undefined) return importedName === undefined ? 'A session' : importedName;
  return `${titleOfPlanRef(place, plans)}, week ${place.week}, day ${place.day}`;
};

const reasonWords: Readonly<Record<TrimReason, string>> = {
  cramps: 'cramps',
  'heavy bleeding': 'heavy bleeding',
  'sore breasts': 'sore breasts',
  'bad night': 'a bad night',
  bloated: 'feeling bloated',
  'twenty minutes': 'twenty minutes',
  'crowded gym': 'a crowded gym',
  'low energy': 'low energy',
};

/**
 * The day of a session, its sets, its whole minutes if there are any, a trim's reason and an early
 * end, with dots between.
 */
export const sessionDaySetsAndMinutesLine = (session: LoggedSessionWithoutSets): string => {
  const { plannedSets, doneSets, startedAt, endedAt, notToday, outcome } = session;
  const minutes = Math.max(0, Math.round((endedAt - startedAt) / 60_000));
  return [
    formatLocalWeekdayAndDateOfTime(startedAt),
    plannedSets > doneSets
      ? `${doneSets} of ${plannedSets} sets`
      : `${doneSets} ${doneSets === 1 ? 'set' : 'sets'}`,
    ...(minutes === 0 ? [] : [`${minutes} min`]),
    ...(notToday === undefined ? [] : [`trimmed: ${reasonWords[notToday]}`]),
    ...(outcome === 'ended for health' ? ['ended early'] : []),
  ].join(' · ');
};
