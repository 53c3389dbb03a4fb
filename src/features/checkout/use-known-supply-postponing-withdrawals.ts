import { useEffect, useEffectEvent, useState } from 'react';
import { isSupplyPostponedByEarlierWithdrawal } from '../../domain/orders/late-supply.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { fetchCustomerRecord } from '../../services/members/customer-record.ts';

type Withdrawn = { readonly rightId: string; readonly at: string };

/** What the page knows of the buyer's withdrawals. */
export type PostponingWithdrawalLookupAndRecorder = {
  /**
   * When the buyer withdrew from a right, if an order of it now is supplied late because of that
   * (R15).
   */
  readonly withdrawnAt: (rightId: string) => Date | undefined;
  /** Notes a withdrawal that the server has told of. */
  readonly note: (withdrawn: Withdrawn) => void;
};

/**
 * What a member has withdrawn from, so that she reads before a press what can't be supplied at
 * once. If it can't be fetched, the page learns it from the answer to her press.
 */
export const useKnownSupplyPostponingWithdrawals = (
  isNeeded: boolean,
): PostponingWithdrawalLookupAndRecorder => {
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
  const subject = session.kind === 'member' ? session.subject : null;
  const [noted, setNoted] = useState<readonly (Withdrawn & { readonly subject: string | null })[]>(
    [],
  );

  const fetchRecord = useEffectEvent(() => fetchCustomerRecord(getAccessToken));
  useEffect(() => {
    if (subject === null || !isNeeded) return;
    void fetchRecord().then((result) => {
      const { withdrawn = [] } = result.kind === 'answered' ? result.value : {};
      if (withdrawn.length === 0) return;
      setNoted((before) => [...before, ...withdrawn.map((one) => ({ ...one, subject }))]);
    });
  }, [subject, isNeeded]);

  return {
    withdrawnAt: (rightId) => {
      const found = noted.find((one) => one.rightId === rightId && one.subject === subject);
      const at = found === undefined ? undefined : new Date(found.at);
      return isSupplyPostponedByEarlierWithdrawal(at, new Date()) ? at : undefined;
    },
    note: (withdrawn) => setNoted((before) => [...before, { ...withdrawn, subject }]),
  };
};
