import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { CurrentMembershipPeriodBar } from '../../domain/account/current-membership-period-bar.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/* Above the plate; it moves with the plate but never past an end of the bar. */
const Today = styled.p`
  width: max-content;
  max-width: 100%;
  margin-inline-start: var(--over);
  line-height: 1.3;
  translate: calc(-1 * var(--over)) 0;
`;

/* A barbell: the shaft is the time, knurled up to today, where a plate stands. */
const Shaft = styled.div`
  display: block;
  position: relative;
  height: 4.5rem;
  margin-inline: 1.5rem;

  /* The two plates of each end. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0.5rem;
    width: 1.375rem;
    background:
      linear-gradient(currentcolor 0 0) left / 0.75rem 100%,
      linear-gradient(currentcolor 0 0) right / 0.5rem 60%;
    background-repeat: no-repeat;
  }

  &::before {
    inset-inline-end: 100%;
    background-position: right, left;
  }

  &::after {
    inset-inline-start: 100%;
  }

  & > i {
    position: absolute;
    inset-block: calc(50% - 0.5rem);
    inset-inline: 0;
    border-block: 3px solid currentcolor;
  }

  & > b {
    position: absolute;
    inset-block: calc(50% - 0.5rem);
    inset-inline-start: 0;
    background: var(--knurl);
  }

  & > span {
    position: absolute;
    inset-block: 0.25rem;
    width: 0.875rem;
    border: 2px solid var(--coal);
    background: var(--brass);
    translate: -50% 0;
  }

  @media (forced-colors: active) {
    & > span {
      border-color: Highlight;
    }
  }
`;

const Ends = styled.dl`
  display: grid;
  /* One under the other where the text is large. */
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--space-2);
  line-height: 1.3;

  & > div:last-child {
    text-align: end;
  }

  & dt {
    font-size: var(--step--1);
  }

  & dd {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

type YearBarProps = { readonly year: CurrentMembershipPeriodBar; readonly now: Date };

/** The current period of the member's membership, drawn as a barbell, with its dates. */
export const MembershipPeriodBar = ({ year, now }: YearBarProps): ReactElement => {
  const share = `${(year.progress * 100).toFixed(1)}%`;
  const days = [
    [year.begins, year.from],
    [year.ends, year.until],
  ] as const;
  return (
    <Bar>
      {year.progress < 1 ? (
        <Today style={{ '--over': share }}>
          Today, <b>{readableUkDate(now.toISOString())}</b>
        </Today>
      ) : null}
      <Shaft aria-hidden="true">
        <i />
        <b style={{ width: share }} />
        {year.progress < 1 ? <span style={{ insetInlineStart: share }} /> : null}
      </Shaft>
      <Ends>
        {days.map(([what, day]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{readableUkDate(day.toISOString())}</dd>
          </div>
        ))}
      </Ends>
    </Bar>
  );
};
