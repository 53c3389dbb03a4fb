import { useState } from 'react';
import type { ReactElement } from 'react';
import { firstFitTime } from '../../domain/training/log-files/fit/fit-file.ts';
import type { LoggedSession, LoggedSet } from '../../domain/training/log.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Problem } from '../../ui/kit/problem.ts';

type WatchFileProps = {
  readonly session: LoggedSession;
  readonly sets: readonly LoggedSet[];
};

type Outcome = 'none' | 'saving' | 'saved' | 'failed';

/**
 * Saves a session as a file for Garmin, Strava and others. Its script comes with the press. Nothing
 * for a session that the format can't say (`firstFitTime`).
 */
export const WatchFile = ({ session, sets }: WatchFileProps): ReactElement | null => {
  const [outcome, setOutcome] = useState<Outcome>('none');
  if (session.startedAt < firstFitTime) return null;
  const save = async (): Promise<void> => {
    if (outcome === 'saving') return;
    setOutcome('saving');
    try {
      const { saveFitFile } = await import('./save-fit-file.ts');
      await saveFitFile(session, sets);
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <ButtonRow>
        <Button kind="quiet" aria-busy={outcome === 'saving'} onClick={() => void save()}>
          Save for Garmin or Strava
        </Button>
      </ButtonRow>
      <p role="status">
        {outcome === 'saved'
          ? 'The file is in your downloads. Upload it on the website of Garmin Connect, Strava or intervals.icu.'
          : null}
      </p>
      {outcome === 'failed' ? (
        <Problem role="alert">
          The file couldn’t be made. Check your connection, then try again.
        </Problem>
      ) : null}
    </>
  );
};
