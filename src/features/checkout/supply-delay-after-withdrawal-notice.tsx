import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  postponedSupplyOptionsText,
  postponedSupplyReasonSentence,
  type EarlierWithdrawalPostponingSupply,
} from '../../domain/orders/late-supply.ts';

type LateSupplyProps = {
  readonly withdrawal: EarlierWithdrawalPostponingSupply;
  /** Whether the buyer had asked for it at once before the page knew. */
  readonly hadTicked: boolean;
};

/**
 * Stands in place of the two statements: why this order can't be supplied at once (R15), and what
 * the buyer can do.
 */
export const SupplyDelayAfterWithdrawalNotice = ({
  withdrawal,
  hadTicked,
}: LateSupplyProps): ReactElement => {
  const [now] = useState(() => new Date());
  return (
    <section className="prose">
      <h2>{withdrawal.kind === 'pack' ? 'When it opens' : 'When it starts'}</h2>
      <p>
        <b>{postponedSupplyReasonSentence(withdrawal, now)}</b>{' '}
        {postponedSupplyOptionsText(withdrawal)}
      </p>
      {hadTicked ? <p role="status">The boxes you ticked before don’t apply here.</p> : null}
    </section>
  );
};
