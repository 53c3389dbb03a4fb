import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatDay } from '../../../domain/days/format-day.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import { routes } from '../../../domain/routes.ts';
import { assessLogDangerAndExportDue } from '../../../services/training-log/assess-log-danger-and-export-due.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { ImportsList } from '../import/imports-list.tsx';
import { DeleteWholeLog } from './delete-all.tsx';
import { SealedBackupActions } from './sealed-backup-actions.tsx';
import { useLazyPart } from '../lazy-part.ts';
import { LogSection } from '../parts.tsx';
import type { OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';

type BackupSectionProps = { readonly training: OpenTrainingData };

const Export = ({ training }: BackupSectionProps): ReactElement => {
  const [withReasons, setWithReasons] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly done?: string; readonly problem?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const save = async (form: 'json' | 'csv'): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { exportLog } = await import('./export-log.ts');
      await exportLog(training, form, withReasons);
      setOutcome({ done: 'Your log is in your downloads.' });
    } catch {
      setOutcome({ problem: 'The file couldn’t be made. Your log is safe: try again.' });
    }
    setBusy(false);
  };
  return (
    <>
      <h3>Export</h3>
      <p>
        JSON is your whole log: you can bring it back here, on any device. CSV has one row for each
        set, for a spreadsheet or another app.
      </p>
      <Checkbox checked={withReasons} onChange={(event) => setWithReasons(event.target.checked)}>
        Also put in why I trained less on some days
      </Checkbox>
      <ButtonRow>
        <Button kind="quiet" aria-busy={isBusy} onClick={() => void save('json')}>
          Export as JSON
        </Button>
        <Button kind="quiet" aria-busy={isBusy} onClick={() => void save('csv')}>
          Export as CSV
        </Button>
      </ButtonRow>
      <p role="status">{outcome.done}</p>
      {outcome.problem === undefined ? null : (
        <ProblemSentence role="alert">{outcome.problem}</ProblemSentence>
      )}
    </>
  );
};

const Import = ({ training }: BackupSectionProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const late = useLazyPart(isOpen, () => import('../import/import-own-or-other-app-log-panel.tsx'));
  return (
    <>
      <h3>Import</h3>
      <p>
        From Strong, Hevy, FitNotes, Fitbod, StrongLifts, Jefit or Liftosaur (their CSV export), or
        a JSON file of Liftosaur or of this site. You see what is in the file before anything is
        added.
      </p>
      {!isOpen ? (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            Import a log
          </Button>
        </ButtonRow>
      ) : late.kind === 'loaded' ? (
        <late.part.ImportOwnOrOtherAppLogPanel training={training} onClose={() => setOpen(false)} />
      ) : late.kind === 'failed' ? (
        <>
          <ProblemSentence role="alert">{late.sentence}</ProblemSentence>
          <ButtonRow>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              Close
            </Button>
          </ButtonRow>
        </>
      ) : (
        <p role="status">Opening…</p>
      )}
    </>
  );
};

/** The risk that the browser deletes the log, and how the lifter can keep, export or delete it. */
export const KeepExportOrDeleteLogSection = ({ training }: BackupSectionProps): ReactElement => {
  const { log } = training;
  const found = useLogReading(log, ['meta', 'sessions', 'aside'], '', async () => ({
    ...(await assessLogDangerAndExportDue(log, Date.now())),
    unreadable: await log.unreadable(),
  }));
  const care = found.kind === 'ready' ? found.value : undefined;
  return (
    <LogSection id="export" title="Keep it safe">
      {care === undefined ? null : (
        <p>
          {care.danger?.sentence ??
            'Your browser has promised to keep the log. It is lost with the device, though: an exported file is yours.'}
          {log.keeping === 'device'
            ? ' In a private window it lasts only while that is open.'
            : null}
        </p>
      )}
      {care === undefined ? null : (
        <p>
          {care.exportedAt === undefined
            ? 'You haven’t exported it yet.'
            : `You exported it last on ${formatDay(localIsoDayOfTime(care.exportedAt))}.`}
        </p>
      )}
      {care !== undefined && care.unreadable > 0 ? (
        <ProblemSentence>
          {care.unreadable === 1 ? 'One record' : `${care.unreadable} records`} couldn’t be read. It
          is kept as it is, and shows up again when a newer version of this site can read it.
        </ProblemSentence>
      ) : null}
      <p>
        <SiteLink to={routes.onThisDevice}>What is kept on this device</SiteLink>, and opens without
        a connection.
      </p>
      <Export training={training} />
      <SealedBackupActions training={training} />
      <Import training={training} />
      <ImportsList training={training} />
      <DeleteWholeLog training={training} />
    </LogSection>
  );
};
