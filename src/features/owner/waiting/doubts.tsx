import type { ReactElement } from 'react';
import type { WaitingAndDecidedForOwner } from '../../../domain/owner/waiting-and-decided-for-owner.ts';
import { readableUkDateAndTime } from '../../../domain/days/uk-time.ts';
import { useDeskActions } from '../desk-context.ts';
import { AsyncButton, DeskRows } from '../parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';

type DoubtsProps = Pick<WaitingAndDecidedForOwner, 'doubts' | 'stuck'>;

/** The doubts, where our books and Stripe's don't agree, and everything stuck. */
export const PaymentMismatchesAndStuckWork = ({ doubts, stuck }: DoubtsProps): ReactElement => {
  const { decide } = useDeskActions();
  if (doubts.length + stuck.length === 0) return <p>Our books and Stripe’s agree.</p>;
  return (
    <DeskRows>
      {doubts.map(({ doubtId, words, foundAt, seenAt }) => (
        <li key={doubtId}>
          <p>{words}</p>
          <small>
            Found on {readableUkDateAndTime(foundAt)}, last seen on {readableUkDateAndTime(seenAt)}
          </small>
          <ButtonRow>
            <AsyncButton
              isQuiet
              onPress={() => decide({ path: 'ownerDoubts', body: { doubtId } }, 'Settled.')}
            >
              I have settled this
            </AsyncButton>
          </ButtonRow>
        </li>
      ))}
      {stuck.map(({ what, since, tries, problem }) => (
        <li key={`${what} ${since}`}>
          <p>
            {what}: tried {tries === 1 ? 'once' : `${tries} times`} since{' '}
            {readableUkDateAndTime(since)}. It is tried again by itself.
          </p>
          {problem === '' ? null : <small>{problem}</small>}
        </li>
      ))}
    </DeskRows>
  );
};
