import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { ownExerciseNameInKey, type ExerciseKey } from '../../../domain/training/exercise-key.ts';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { findExercisesByName } from '../../../domain/training/find-exercises-by-name.ts';
import type { LoggedSet } from '../../../domain/training/log.ts';
import {
  isSameExerciseName,
  ownNameFieldUnlessInKey,
  freeOwnExerciseKeyForName,
} from '../../../domain/training/own/own-names.ts';
import {
  createRoutineExerciseWithSets,
  routineDayFromLoggedSets,
} from '../../../domain/training/own/routine-day.ts';
import type { Exercise, SetBlock } from '../../../domain/workout-notation/plan.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SheetChoices } from '../sheet/sheet-parts.tsx';
import { OwnExerciseForm, type OwnExerciseAnswers } from './own-exercise-form.tsx';
import { routineSetsWords } from './own-words.ts';
import { SetsAndAmountFields } from './sets-and-amount-fields.tsx';

const mostFound = 8;

/** Exercises that are offered before a search: what the lifter did lately. */
const mostRecent = 6;

/** Keeps what was said about an exercise of the lifter's own: a new one if it has no key yet. */
const storeOwn = async (
  log: TrainingLog,
  key: ExerciseKey | undefined,
  { name, ...about }: OwnExerciseAnswers,
  changedAt: number,
): Promise<ExerciseKey> => {
  const kept = key ?? freeOwnExerciseKeyForName(name, await log.ownExercises());
  await log.saveOwnExercise({
    key: kept,
    ...ownNameFieldUnlessInKey(kept, name),
    ...about,
    changedAt,
  });
  return kept;
};

const usualBlock = (perSide: boolean): SetBlock => ({
  sets: 3,
  amount: { kind: 'reps', reps: { from: 8, to: 8 }, perSide },
  loads: [],
});

type Chosen = { readonly key: ExerciseKey; readonly lastSets: readonly LoggedSet[] };

type AddExerciseProps = {
  readonly log: TrainingLog;
  /** Ours and the lifter’s own. */
  readonly library: ExerciseFactsBySlug;
  readonly now: () => number;
  /** The exercise with its sets, and those of the last session with it. */
  readonly onAdd: (exercise: Exercise, lastSets: readonly LoggedSet[]) => void;
  readonly onCancel: () => void;
};

/** The blocks of an exercise as it was last done; empty if it never was. */
const lastBlocks = ({ key, lastSets }: Chosen): readonly SetBlock[] =>
  routineDayFromLoggedSets(lastSets).parts.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.kind === 'exercise' && item.exercise.slug === key ? item.exercise.sets : [],
    ),
  );

type SetsQuestionProps = Pick<AddExerciseProps, 'onAdd'> & {
  readonly chosen: Chosen;
  readonly name: string;
  readonly isOneSided: boolean;
  readonly onBack: () => void;
};

const SetsQuestion = ({
  chosen,
  name,
  isOneSided,
  onAdd,
  onBack,
}: SetsQuestionProps): ReactElement => {
  const before = lastBlocks(chosen);
  const add = (blocks: readonly SetBlock[]): void =>
    onAdd(createRoutineExerciseWithSets(chosen.key, blocks), chosen.lastSets);
  return (
    <>
      {before.length === 0 ? null : (
        <SheetChoices>
          <li>
            <button type="button" onClick={() => add(before)}>
              As last time
              <small>{routineSetsWords(before)}</small>
            </button>
          </li>
        </SheetChoices>
      )}
      <SetsAndAmountFields
        name={name}
        block={before[0] ?? usualBlock(isOneSided)}
        action="Add it"
        onSets={(block) => add([block])}
        onCancel={onBack}
      />
    </>
  );
};

/** Finds an exercise in the library or takes one of the lifter's own, then asks for its sets. */
export const ExerciseAndSetsPicker = ({
  log,
  library,
  now,
  onAdd,
  onCancel,
}: AddExerciseProps): ReactElement => {
  const id = useId();
  const [search, setSearch] = useState('');
  const [recent, setRecent] = useState<readonly ExerciseKey[]>([]);
  const [chosen, setChosen] = useState<Chosen>();
  const [asked, setAsked] = useState<{ readonly name: string; readonly key?: ExerciseKey }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // Without them, the search still finds everything.
    log.exercises().then(
      (found) => setRecent(found.map(({ key }) => key).filter((key) => !key.startsWith('plan:'))),
      () => undefined,
    );
  }, [log]);
  const isSearching = asked === undefined && chosen === undefined;
  const field = useRef<HTMLInputElement>(null);
  const wasSearching = useRef(true);
  useEffect(() => {
    if (isSearching && !wasSearching.current) field.current?.focus();
    wasSearching.current = isSearching;
  }, [isSearching]);
  const choose = (key: ExerciseKey): void => {
    const take = (lastSets: readonly LoggedSet[]): void => setChosen({ key, lastSets });
    log.lastTime(key).then(take, () => take([]));
  };
  const pick = (key: ExerciseKey): void => {
    // An imported name says nothing of its kit, without which no weight can be typed.
    const imported = library.has(key) ? undefined : ownExerciseNameInKey(key);
    if (imported !== undefined) setAsked({ name: imported, key });
    else choose(key);
  };
  const keepOwn = (about: OwnExerciseAnswers): void => {
    setFailed(false);
    storeOwn(log, asked?.key, about, now()).then(
      (key) => {
        setAsked(undefined);
        choose(key);
      },
      () => setFailed(true),
    );
  };
  const nameOf = (key: ExerciseKey): string =>
    library.get(key)?.title ?? ownExerciseNameInKey(key) ?? key;
  const unknown = recent.filter((key) => !library.has(key));
  if (asked !== undefined) {
    const names = [...library.keys(), ...unknown];
    return (
      <>
        <OwnExerciseForm
          known={asked}
          remark="You can rename it later, under “My sessions”."
          problemOf={(name) =>
            names.some((key) => key !== asked.key && isSameExerciseName(nameOf(key), name))
              ? `You have an exercise called “${name}” already. Go back and pick it.`
              : undefined
          }
          onKeep={keepOwn}
          onCancel={() => setAsked(undefined)}
        />
        {hasFailed ? (
          <ProblemSentence role="alert">
            It could not be stored. It still stands here: try again.
          </ProblemSentence>
        ) : null}
      </>
    );
  }
  if (chosen !== undefined) {
    return (
      <>
        <h3>{nameOf(chosen.key)}</h3>
        <SetsQuestion
          chosen={chosen}
          name={nameOf(chosen.key)}
          isOneSided={library.get(chosen.key)?.oneSided === true}
          onAdd={onAdd}
          onBack={() => setChosen(undefined)}
        />
      </>
    );
  }
  const typed = search.trim();
  const found =
    typed === ''
      ? recent.slice(0, mostRecent)
      : [
          ...findExercisesByName(typed, [...library.values()], mostFound).map(({ slug }) => slug),
          ...unknown.filter((key) => nameOf(key).toLowerCase().includes(typed.toLowerCase())),
        ];
  const isNamed = found.some((key) => isSameExerciseName(nameOf(key), typed));
  return (
    <>
      <Field>
        <label htmlFor={id}>Find an exercise, or type a name of your own</label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Field>
      <SheetChoices aria-label={typed === '' ? 'What you did lately' : 'What was found'}>
        {found.map((key) => (
          <li key={key}>
            <button type="button" onClick={() => pick(key)}>
              {nameOf(key)}
              {ownExerciseNameInKey(key) === undefined ? null : <small>Your own</small>}
            </button>
          </li>
        ))}
        {typed === '' || isNamed ? null : (
          <li>
            <button type="button" onClick={() => setAsked({ name: typed })}>
              Add “{typed}” as your own
              <small>You say what it is done with and what it trains.</small>
            </button>
          </li>
        )}
      </SheetChoices>
      <ButtonRow>
        <Button kind="quiet" onClick={onCancel}>
          Leave it
        </Button>
      </ButtonRow>
    </>
  );
};
