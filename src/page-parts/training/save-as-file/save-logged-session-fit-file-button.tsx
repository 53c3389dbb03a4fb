import type { ReactElement } from 'react';
import { earliestValidFitTimeMs } from '../../../domain/training/log-files/fit/fit-file.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../../domain/training/log.ts';
import { SaveFileButton } from './save-file-button.tsx';

type WatchFileProps = {
  readonly session: LoggedSessionWithoutSets;
  readonly sets: readonly LoggedSet[];
};

/**
 * Saves a session as a file for Garmin, Strava and others. Nothing for a session that the format
 * can't say (`earliestValidFitTimeMs`).
 */
export const SaveLoggedSessionFitFileButton = ({
  session,
  sets,
}: WatchFileProps): ReactElement | null =>
  session.startedAt < earliestValidFitTimeMs ? null : (
    <SaveFileButton
      name="Save for Garmin or Strava"
      afterwards="Upload it on the website of Garmin Connect, Strava or intervals.icu."
      save={async () => {
        const { saveSessionAsFitFile } = await import('./save-session-as-fit-file.ts');
        await saveSessionAsFitFile(session, sets);
      }}
    />
  );
