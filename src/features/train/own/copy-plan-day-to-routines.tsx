import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import { planDayStrippedOfWords } from '../../../domain/training/own/routine-day.ts';
import { isMemberPlan } from '../../../domain/training/plan/plan-place.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { WeekAndDayFields } from '../start/week-and-day-fields.tsx';

/** A plan of which a day can be copied; `next` is the day that is offered first. */
export type PlanToCopyDayFrom = Pick<
  FollowedPlan,
  'key' | 'title' | 'path' | 'index' | 'outline' | 'next'
>;

const titleOf = ({ title, path }: PlanToCopyDayFrom): string =>
  title ?? (isMemberPlan({ path }) ? 'A plan of your membership' : 'A plan');

type CopyDayProps = {
  readonly log: Pick<TrainingLog, 'saveRoutine'>;
  readonly plans: readonly PlanToCopyDayFrom[];
};

/** Copies a day of a plan into the lifter’s routines: its numbers, not its words. */
export const CopyPlanDayToRoutines = ({ log, plans }: CopyDayProps): ReactElement | null => {
  const id = useId();
  const [key, setKey] = useState(plans[0]?.key);
  const plan = plans.find((one) => one.key === key) ?? plans[0];
  const [chosen, setChosen] = useState(plan?.next);
  const [state, setState] = useState<'open' | 'copied' | 'failed'>('open');
  if (plan === undefined) return null;
  const place = chosen ?? plan.next;
  const day = planDayStrippedOfWords(plan.outline, place);
  const copy = (): void => {
    if (day === undefined) return;
    log
      .saveRoutine({
        id: crypto.randomUUID(),
        name: `${titleOf(plan)}, week ${place.week}, day ${place.day}`,
        day,
        from: { path: plan.path, index: plan.index, ...place },
        changedAt: Date.now(),
      })
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  };
  return (
    <>
      <Field>
        <label htmlFor={id}>Plan</label>
        <select
          id={id}
          value={plan.key}
          onChange={({ target }) => {
            setKey(target.value);
            setChosen(plans.find((one) => one.key === target.value)?.next);
            setState('open');
          }}
        >
          {plans.map((one) => (
            <option key={one.key} value={one.key}>
              {titleOf(one)}
            </option>
          ))}
        </select>
      </Field>
      <WeekAndDayFields
        plan={plan.outline}
        place={place}
        onPlace={(other) => {
          setChosen(other);
          setState('open');
        }}
      />
      <div>
        <Button kind="quiet" disabled={day === undefined} onClick={copy}>
          Copy this day
        </Button>
      </div>
      <p role="status">
        {state === 'copied' ? 'It’s among your routines. The plan stays as it is.' : null}
      </p>
      {state === 'failed' ? (
        <ProblemSentence role="alert">It could not be stored. Try again.</ProblemSentence>
      ) : null}
    </>
  );
};
