import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { DayMonthOrder } from '../../../domain/training/log-files/read-cells.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type {
  ImportAnswers,
  ImportChangeCounts,
  OtherAppFileSummary,
  OwnExportFileSummary,
} from '../../../services/training-log/imports/import-service.ts';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { isSealedBackupFile } from '../../../services/sealed-sync/backup.ts';
import { renewOneRepMaxesIfFollowingLog } from '../../../services/training-log/estimate-one-rep-maxes-from-log.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { PressOutcome } from '../../../ui/kit/press-outcome.ts';
import { DayMonthOrderQuestion } from './day-month-order-question.tsx';
import { importResultWords } from './import-date-and-counts-line.ts';
import { OtherAppPreview, OwnFilePreview } from './import-preview.tsx';
import { SealedBackupPhraseForm } from './sealed-backup-phrase-form.tsx';
import type { OpenTrainingData } from '../ready.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 40rem;
  padding: var(--space-4);
  border: 2px solid var(--ink);

  & ul ul,
  & > ul {
    padding-inline-start: 1.2em;
    list-style: square;
  }

  & fieldset {
    padding: 0;
    border: 0;
  }

  & :is(legend, h4) {
    font-size: var(--step-0);
    font-weight: 700;
  }

  & summary {
    min-height: 3rem;
    font-weight: 700;
    cursor: pointer;
  }
`;

/** A larger file can't be a log: 10,000 sets are about 3 MB as JSON. */
const maxBytes = 50_000_000;

type Step =
  | { readonly kind: 'choose'; readonly problem?: string }
  | { readonly kind: 'sealed'; readonly file: File }
  | { readonly kind: 'days'; readonly file: File; readonly examples: readonly string[] }
  | { readonly kind: 'preview'; readonly file: OwnExportFileSummary | OtherAppFileSummary }
  | { readonly kind: 'added'; readonly added: ImportChangeCounts }
  | { readonly kind: 'taken out' };

type ImportPanelProps = {
  readonly training: OpenTrainingData;
  /** What the lifter came to bring along. Any file works either way. */
  readonly of?: 'log' | 'sealed backup';
  readonly onClose: () => void;
};

/** Reads a file, shows its contents, adds it to the log, and can take it out again at once. */
export const ImportOwnOrOtherAppLogPanel = ({
  training,
  of = 'log',
  onClose,
}: ImportPanelProps): ReactElement => {
  const { log, library } = training;
  const id = useId();
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const prepare = async (): Promise<void> => (await log.imports()).prepare();
    // If it can't start, the lifter learns that from the file that she chooses.
    prepare().catch(() => undefined);
  }, [log]);

  const show = async (file: File, order?: DayMonthOrder): Promise<void> => {
    setReading(true);
    try {
      const read = await (await log.imports()).read(file, library, order);
      if (read.kind === 'unknown') setStep({ kind: 'choose', problem: read.sentence });
      else if (read.kind === 'ambiguous days') {
        setStep({ kind: 'days', file, examples: read.examples });
      } else setStep({ kind: 'preview', file: read });
    } catch {
      setStep({ kind: 'choose', problem: 'The file couldn’t be read. Choose it again.' });
    }
    setReading(false);
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > maxBytes) {
      setStep({ kind: 'choose', problem: 'This file is too large to be a training log.' });
      return;
    }
    // Only a JSON file can be one, and CSV files may be long.
    const isSealed =
      !/\.csv$/i.test(file.name) && (await isSealedBackupFile(file).catch(() => false));
    if (isSealed) setStep({ kind: 'sealed', file });
    else await show(file);
  };
  const doing = async (sentence: string, work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      setProblem(undefined);
      // What the log says of the lifter's maximums comes after: the import is done either way.
      renewOneRepMaxesIfFollowingLog(log, training.library, localIsoDayOfTime(Date.now())).catch(
        console.error,
      );
    } catch {
      setProblem(sentence);
    }
    setBusy(false);
  };
  const add = (answers?: ImportAnswers): void =>
    void doing('It couldn’t be added: your log is as it was. Try again.', async () =>
      setStep({ kind: 'added', added: await (await log.imports()).add(answers) }),
    );
  const takeOut = (importId: string): void =>
    void doing('It couldn’t be taken out: your log is as it was. Try again.', async () => {
      await (await log.imports()).takeOut(importId);
      setStep({ kind: 'taken out' });
    });
  const addedId = step.kind === 'added' ? step.added.id : undefined;

  return (
    <Box>
      {step.kind === 'choose' ? (
        <>
          <Field>
            <label htmlFor={id}>
              The file <small>{of === 'log' ? 'JSON or CSV' : 'knurl-backup-….json'}</small>
            </label>
            <input
              id={id}
              type="file"
              accept=".json,.csv,application/json,text/csv"
              // Otherwise choosing the same file again would fire no change event.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          </Field>
          {step.problem === undefined ? null : (
            <ProblemSentence role="alert">{step.problem}</ProblemSentence>
          )}
        </>
      ) : null}
      {step.kind === 'sealed' ? (
        <SealedBackupPhraseForm file={step.file} onOpened={show} onClose={onClose} />
      ) : null}
      {step.kind === 'days' ? (
        <DayMonthOrderQuestion
          examples={step.examples}
          onAnswer={(order) => void show(step.file, order)}
        />
      ) : null}
      {step.kind === 'preview' && step.file.kind === 'own' ? (
        <OwnFilePreview file={step.file} isBusy={isBusy} onAdd={add} onClose={onClose} />
      ) : null}
      {step.kind === 'preview' && step.file.kind === 'other app' ? (
        <OtherAppPreview
          training={training}
          file={step.file}
          isBusy={isBusy}
          onAdd={add}
          onClose={onClose}
        />
      ) : null}
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <PressOutcome role="status">
        {isReading ? 'Reading the file…' : null}
        {isBusy && step.kind === 'preview' ? 'Adding it to your log…' : null}
        {step.kind === 'added' ? importResultWords(step.added) : null}
        {step.kind === 'taken out' ? 'What the file had added is out of your log again.' : null}
      </PressOutcome>
      <ButtonRow>
        {addedId !== undefined ? (
          <Button kind="quiet" aria-busy={isBusy} onClick={() => takeOut(addedId)}>
            Take it out again
          </Button>
        ) : null}
        {step.kind === 'preview' || step.kind === 'sealed' ? null : (
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        )}
      </ButtonRow>
    </Box>
  );
};
