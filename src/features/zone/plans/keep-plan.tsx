import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { publicSettings } from '../../../config/public/public-settings.ts';
import { formatDay } from '../../../domain/days/format-day.ts';
import type { MemberPlanWithText } from '../../../domain/members/member-plan.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';

/** Whether this browser can keep a plan and open it without a connection. */
const canKeep = (): boolean =>
  publicSettings.isOffline && 'serviceWorker' in navigator && isSecureContext;

type Step = 'idle' | 'busy' | { readonly problem: string };

type KeepPlanProps = {
  /** The plan's address without `/members/`. */
  readonly address: string;
  readonly opened: MemberPlanWithText;
};

/** Keeps a member plan on this device, so that it and its sessions open without a connection. */
export const KeepPlanOnDevice = ({ address, opened }: KeepPlanProps): ReactElement | null => {
  /** Until when it opens; undefined if it isn't kept. */
  const [until, setUntil] = useState<number>();
  const [step, setStep] = useState<Step>('idle');
  const [isOffered, setOffered] = useState(false);
  const read = async (): Promise<void> => {
    const { readKeptPlanExpiryTimes } = await import('../../../services/kept-plans/kept-plans.ts');
    setUntil((await readKeptPlanExpiryTimes()).get(address));
  };
  useEffect(() => {
    let isCurrent = true;
    if (!canKeep()) return undefined;
    import('../../../services/kept-plans/kept-plans.ts')
      .then(({ readKeptPlanExpiryTimes }) => readKeptPlanExpiryTimes())
      .then(
        (leases) => {
          if (!isCurrent) return;
          setUntil(leases.get(address));
          setOffered(true);
        },
        // A browser that stores nothing, as in a private window.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [address]);

  if (!isOffered) return null;
  const start = async (work: () => Promise<void>): Promise<void> => {
    if (step === 'busy') return;
    setStep('busy');
    try {
      await work();
      setStep('idle');
    } catch {
      setStep({
        problem:
          'That didn’t work completely. There may be too little room on your device. Your next visit tries again.',
      });
    }
    // The plan itself may be kept although not every page that it needs is.
    await read().catch(() => undefined);
  };
  const keep = async (): Promise<void> => {
    const { keepPlanWithoutPictures } = await import('../../../services/kept-plans/kept-plans.ts');
    await keepPlanWithoutPictures(address, opened);
    const { turnOfflinePagesOn } = await import('../../../services/offline/change-kept.ts');
    if (!(await turnOfflinePagesOn())) throw new Error('Its pages are not here yet.');
  };
  const remove = async (): Promise<void> => {
    const { removeKeptPlanByAddress } = await import('../../../services/kept-plans/kept-plans.ts');
    await removeKeptPlanByAddress(address);
  };
  return (
    <div className="no-print">
      <p role="status">
        {until === undefined
          ? null
          : `This plan opens here without a connection until ${formatDay(localIsoDayOfTime(until))}. Each time you open it online, that moves on by 14 days. It is gone when you log out.`}
      </p>
      <ButtonRow>
        {until === undefined ? (
          <Button kind="quiet" aria-busy={step === 'busy'} onClick={() => void start(keep)}>
            Keep on this device
          </Button>
        ) : (
          <Button kind="quiet" aria-busy={step === 'busy'} onClick={() => void start(remove)}>
            Remove it from this device
          </Button>
        )}
      </ButtonRow>
      {typeof step === 'object' ? (
        <ProblemSentence role="alert">{step.problem}</ProblemSentence>
      ) : null}
    </div>
  );
};
