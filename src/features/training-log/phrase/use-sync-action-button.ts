import { useState } from 'react';
import type { SyncActionVoidResult } from '../../../services/sealed-sync/sealed-sync.ts';

/** A press that changes sync. */
export type SyncActionButtonStateAndPress = {
  readonly isBusy: boolean;
  /** Why the last press failed, in one sentence; cleared by the next one. */
  readonly problem: string | undefined;
  /** Does it, unless a press is under way. Resolves with whether it worked. */
  readonly press: (act: () => Promise<SyncActionVoidResult>) => Promise<boolean>;
};

/** The state of the buttons of one part. */
export const useSyncActionButton = (): SyncActionButtonStateAndPress => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    press: async (act) => {
      if (isBusy) return false;
      setBusy(true);
      setProblem(undefined);
      const outcome = await act();
      setBusy(false);
      if (outcome.kind === 'refused') setProblem(outcome.sentence);
      return outcome.kind === 'done';
    },
  };
};
