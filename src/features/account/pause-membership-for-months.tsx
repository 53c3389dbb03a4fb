import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type {
  AccountAnswer,
  PaidMembership,
} from '../../domain/account/account-requests-and-answers.ts';
import { pauseConsequences } from '../../domain/membership/membership-words.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import type { PauseMonths } from '../../domain/membership/may-pause.ts';
import { requestMembershipChange } from '../../services/account/account-api.ts';
import { ActionWithConfirmation } from './two-steps.tsx';

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    font-weight: 700;
  }

  & label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 2.75rem;
    cursor: pointer;
  }

  & input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }
`;

const pausedOf = ({ membership }: AccountAnswer): string =>
  membership?.resumesAt == null
    ? 'It’s paused.'
    : `It’s paused, and restarts by itself on ${readableUkDate(membership.resumesAt)}.`;

type PauseMembershipProps = { readonly membership: PaidMembership };

/** Pauses the member's membership for some months, after saying what that means. */
export const PauseMembershipForMonths = ({ membership }: PauseMembershipProps): ReactElement => {
  const [months, setMonths] = useState<PauseMonths>(1);
  const { orderId } = membership;
  return (
    <ActionWithConfirmation
      ask="Pause it"
      title="Pause your membership"
      confirm={months === 1 ? 'Pause for 1 month' : `Pause for ${months} months`}
      keep="Don’t pause"
      call={requestMembershipChange({ action: 'pause', orderId, months })}
      done={pausedOf}
    >
      <Choice>
        <legend>For how long</legend>
        {membership.pauseMonths.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="months"
              checked={months === count}
              onChange={() => setMonths(count)}
            />
            {count === 1 ? '1 month' : `${count} months`}
          </label>
        ))}
      </Choice>
      <ul aria-live="polite">
        {pauseConsequences(membership, months, new Date()).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ActionWithConfirmation>
  );
};
