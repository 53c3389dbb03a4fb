import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { SampleLift } from '../../domain/training/start/sample-lift.ts';
import { formatSetsAndAmount } from '../../domain/workout-notation/words/describe.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';

/** Two ruled lines of a log book: before and after. */
const Lines = styled.dl`
  width: min(26rem, 100%);
  border-bottom: 3px solid var(--ink);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  text-align: start;

  & > div {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }

  & > div:first-child {
    border-top: 3px solid var(--ink);
  }

  & dt {
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
  }

  & dd {
    font-weight: 700;
  }
`;

type LineExampleProps = {
  readonly plan: { readonly title: string; readonly path: string };
  readonly sample: SampleLift;
};

/**
 * What the lifter's weights do: a line of a plan in percent, and the same line in kilograms once a
 * best lift is known.
 */
export const PercentLineWithSampleMaximum = ({
  plan,
  sample: { exercise, percent, maximum, steps },
}: LineExampleProps): ReactElement => {
  const [first] = steps;
  const sets = formatSetsAndAmount({ sets: steps.length, amount: first.amount });
  return (
    <Lines>
      <div>
        <dt>
          What <SiteLink to={plan.path}>{plan.title}</SiteLink> says
        </dt>
        <dd>
          {exercise.title}: {sets} at {percent}% of your best lift
        </dd>
      </div>
      <div>
        <dt>What you read once you have typed a best lift of {maximum} kg</dt>
        <dd>
          {exercise.title}: {sets} at {formatNumberInBrowserLocale(first.weight?.value ?? 0)} kg
        </dd>
      </div>
    </Lines>
  );
};
