import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { slugInLibraryWithOwnExercises } from '../../../domain/training/exercise-key.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import { weightAfterStepperPress } from '../../../domain/training/loads/help-and-added-weights.ts';
import { sessionStartAddressOf } from '../../../domain/training/plan/plan-address.ts';
import type { NextWeight } from '../../../domain/training/progression/next-weights.ts';
import type { Weight } from '../../../domain/training/weight.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { WholeNextSession } from './whole-next-session.tsx';
import {
  loadingKindOfNextWeight,
  planWithChosenNextWeight,
} from '../../../domain/training/progression/own-next-weight.ts';
import type { RunningSessionData } from '../running-session-data.ts';
import { weightWords } from '../words/weight-amount-and-count-words.ts';
import type { EndedSessionWithResults } from './end-session.ts';

const Rows = styled(RuledList)`
  & strong {
    font-variant-numeric: tabular-nums;
  }
`;

const Stepper = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) 3.5rem;
  align-items: center;
  gap: var(--space-2);
  max-width: 20rem;

  & output {
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & button {
    min-height: 3.5rem;
    padding: 0;
    font-size: var(--step-2);
  }
`;

const changes: Readonly<Record<NextWeight['change'], string>> = {
  up: 'goes up to',
  same: 'stays at',
  down: 'goes down to',
};

/** Less help is more: its weight goes the other way. */
const changeWords = ({ change, weight }: NextWeight): string => {
  if (weight.as !== 'help' || change === 'same') return changes[change];
  return changes[change === 'up' ? 'down' : 'up'];
};

const repsWords = (reps: number): string => (reps === 1 ? '1 rep' : `${reps} reps`);

type ChangeItProps = {
  readonly view: RunningSessionData;
  readonly next: NextWeight;
  readonly name: string;
  readonly onKeep: (weight: Weight) => void;
  readonly onBack: () => void;
};

const ChangeIt = ({ view, next, name, onKeep, onBack }: ChangeItProps): ReactElement => {
  const [weight, setWeight] = useState(next.weight);
  const loading = loadingKindOfNextWeight(next, view.library);
  const step = (by: 1 | -1): void =>
    setWeight(weightAfterStepperPress(weight, by, loading, view.weights));
  return (
    <div role="group" aria-label={`Next weight for ${name}`}>
      <Stepper>
        <Button kind="quiet" aria-label="Lighter" onClick={() => step(-1)}>
          −
        </Button>
        <output aria-live="polite">{weightWords(weight, next.perHand)}</output>
        <Button kind="quiet" aria-label="Heavier" onClick={() => step(1)}>
          +
        </Button>
      </Stepper>
      <ButtonRow layout="wide">
        <Button onClick={() => onKeep(weight)}>Use this next time</Button>
        <Button kind="quiet" onClick={onBack}>
          Leave it
        </Button>
      </ButtonRow>
    </div>
  );
};

type NextRowProps = {
  readonly view: RunningSessionData;
  readonly next: NextWeight;
  /** The lifter’s own weight, if she changed the suggested one. */
  readonly own: Weight | undefined;
  readonly onOwn: (weight: Weight) => void;
};

const NextRow = ({ view, next, own, onOwn }: NextRowProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const slug = slugInLibraryWithOwnExercises(next.exercise);
  const line = next.exercise.split('|')[1] ?? '';
  const name = view.nameOf({ line, slug });
  return (
    <li>
      <p>
        {name} {own === undefined ? changeWords(next) : 'is'}{' '}
        <strong>{weightWords(own ?? next.weight, next.perHand)}</strong>
        {next.reps === undefined ? '' : ` for ${repsWords(next.reps)}`}.{' '}
        {own === undefined ? next.why : 'Your own choice.'}
      </p>
      {isOpen ? (
        <ChangeIt
          view={view}
          next={own === undefined ? next : { ...next, weight: own }}
          name={name}
          onKeep={(weight) => {
            onOwn(weight);
            setOpen(false);
          }}
          onBack={() => setOpen(false)}
        />
      ) : (
        <div>
          <Button kind="quiet" aria-label={`Change it for ${name}`} onClick={() => setOpen(true)}>
            Change it
          </Button>
        </div>
      )}
    </li>
  );
};

type NextTimeProps = {
  readonly view: RunningSessionData;
  readonly ended: EndedSessionWithResults;
  /** Called with the plan after the lifter has changed what comes next. */
  readonly onPlan: (plan: FollowedPlan) => void;
  /** Called when the lifter leaves for the next session, so that the page forgets the ended one. */
  readonly onClosed: () => void;
};

/** The lifter’s next session, with the weights and the reasons for them. */
export const NextSessionWeights = ({
  view,
  ended,
  onPlan,
  onClosed,
}: NextTimeProps): ReactElement | null => {
  const [own, setOwn] = useState<Readonly<Record<string, Weight>>>({});
  const { progress } = ended;
  if (progress === undefined) return null;
  const { plan, nextWeights } = progress;
  const isOver = plan.state === 'finished';
  return (
    <section>
      <h2>
        {isOver ? 'That was the last day' : `Next: week ${plan.next.week}, day ${plan.next.day}`}
      </h2>
      {isOver ? (
        <p>
          You have been through the whole plan. <SiteLink to={plan.path}>Its page</SiteLink> lets
          you start it again.
        </p>
      ) : null}
      {view.library.size === 0 && !isOver ? (
        <p>
          The exercises could not be loaded, so your next weights stay as they were. What you lifted
          is in your log.
        </p>
      ) : null}
      {nextWeights.length === 0 ? null : (
        <Rows>
          {nextWeights.map((next) => (
            <NextRow
              key={next.key}
              view={view}
              next={next}
              own={own[next.key]}
              onOwn={(weight) => {
                setOwn({ ...own, [next.key]: weight });
                onPlan(planWithChosenNextWeight(plan, next, weight));
              }}
            />
          ))}
        </Rows>
      )}
      {isOver ? null : (
        <>
          <WholeNextSession view={view} followed={plan} />
          <p>
            <SiteLink to={sessionStartAddressOf({ ...plan, ...plan.next })} onClick={onClosed}>
              Open it when you’re ready
            </SiteLink>
          </p>
        </>
      )}
    </section>
  );
};
