import type { ReactElement } from 'react';
import styled from 'styled-components';
import { assessLogDangerAndExportDue } from '../../../services/training-log/assess-log-danger-and-export-due.ts';
import { isSyncOnThisDevice } from '../../../services/sealed-sync/sync-mark.ts';
import { RowButtonStyledAsLink } from '../parts.tsx';
import type { OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';
import { routes } from '../../../domain/routes.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';

const Box = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--brass);
  background: var(--surface);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    font-weight: 700;
  }
`;

/**
 * Reminds the lifter to export the log before data is lost (`assessLogDangerAndExportDue`), until
 * she has done it or dismissed the reminder.
 */
export const ExportReminder = ({
  training: { log },
}: {
  readonly training: OpenTrainingData;
}): ReactElement | null => {
  const found = useLogReading(log, ['meta', 'sessions'], '', async () => {
    const { isExportDue, exportedAt, danger } = await assessLogDangerAndExportDue(log, Date.now());
    // With sync the log is elsewhere, too.
    const isDue = isExportDue && !isSyncOnThisDevice();
    return { sessions: isDue ? await log.sessionsSince(exportedAt ?? 0) : 0, danger };
  });
  if (found.kind !== 'ready' || found.value.sessions === 0) return null;
  const { sessions, danger } = found.value;
  return (
    <Box aria-label="A reminder">
      <p>
        {sessions === 1 ? 'One session is' : `${sessions} sessions are`} on this device alone.{' '}
        {danger?.inShort} Saving your log as a file takes one tap, and then nothing can clear it.
      </p>
      <ButtonRow>
        <a href="#export">Go to the export</a>
        <SiteLink to={routes.logOnAllDevices}>On all my devices</SiteLink>
        <RowButtonStyledAsLink
          type="button"
          onClick={() => void log.saveCare({ dismissedAt: Date.now() }).catch(() => undefined)}
        >
          Not now
        </RowButtonStyledAsLink>
      </ButtonRow>
    </Box>
  );
};
