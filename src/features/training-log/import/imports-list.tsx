import { useState } from 'react';
import type { ReactElement } from 'react';
import { ownExportSource } from '../../../domain/training/log-files/completed-log-file-import.ts';
import type { ListedImport } from '../../../services/training-log/imports/import-service.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { PressOutcome } from '../../../ui/kit/press-outcome.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { useLazyPart } from '../lazy-part.ts';
import { RowButtonStyledAsLink } from '../parts.tsx';
import type { OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';
import { importDateAndCountsLine, importSourceName } from './import-date-and-counts-line.ts';

type OpenPart = { readonly id: string; readonly kind: 'names' | 'taking out' };

type TakeOutProps = {
  readonly training: OpenTrainingData;
  readonly listed: ListedImport;
  readonly onClose: (outcome?: string) => void;
};

/** Asks before an import is taken out whole. */
const TakeOut = ({ training, listed, onClose }: TakeOutProps): ReactElement => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const takeOut = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await (await training.log.imports()).takeOut(listed.id);
      onClose('The import is out of your log.');
    } catch {
      setBusy(false);
      setProblem('It couldn’t be taken out: your log is as it was. Try again.');
    }
  };
  return (
    <div>
      <p>
        Everything that this import added leaves your log, with what you corrected in it. You can
        import the file again.
      </p>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={() => void takeOut()}>
          Take it out
        </Button>
        <Button kind="quiet" onClick={() => onClose()}>
          Leave it in
        </Button>
      </ButtonRow>
    </div>
  );
};

/** The imports that are in the log: each can be matched again, or taken out. */
export const ImportsList = ({
  training,
}: {
  readonly training: OpenTrainingData;
}): ReactElement | null => {
  const { log } = training;
  const found = useLogReading(log, ['imports', 'sessions', 'plans', 'bodyweights'], '', async () =>
    (await log.imports()).list(),
  );
  const [open, setOpen] = useState<OpenPart>();
  const [outcome, setOutcome] = useState<string>();
  const names = useLazyPart(open?.kind === 'names', () => import('./rematch-exercises.tsx'));
  const close = (done?: string): void => {
    setOpen(undefined);
    setOutcome(done);
  };
  const show = (part: OpenPart): void => {
    setOpen(open?.id === part.id && open.kind === part.kind ? undefined : part);
    setOutcome(undefined);
  };
  if (found.kind === 'failed')
    return <ProblemSentence role="alert">{found.sentence}</ProblemSentence>;
  const imports = found.kind === 'ready' ? found.value : [];
  return (
    <>
      <PressOutcome role="status">{outcome}</PressOutcome>
      {imports.length === 0 ? null : (
        <>
          <h3>What you have imported</h3>
          <RuledList>
            {imports.map((listed) => {
              const { id, from } = listed;
              const isOpen = (kind: OpenPart['kind']): boolean =>
                open?.id === id && open.kind === kind;
              return (
                <li key={id}>
                  <div>
                    <b>{importSourceName(listed)}</b>
                    <br />
                    <small>{importDateAndCountsLine(listed)}</small>
                  </div>
                  <ButtonRow>
                    {from === ownExportSource ? null : (
                      <RowButtonStyledAsLink
                        type="button"
                        aria-expanded={isOpen('names')}
                        onClick={() => show({ id, kind: 'names' })}
                      >
                        Match its names again
                      </RowButtonStyledAsLink>
                    )}
                    <RowButtonStyledAsLink
                      type="button"
                      aria-expanded={isOpen('taking out')}
                      onClick={() => show({ id, kind: 'taking out' })}
                    >
                      Take it out of the log
                    </RowButtonStyledAsLink>
                  </ButtonRow>
                  {isOpen('taking out') ? (
                    <TakeOut training={training} listed={listed} onClose={close} />
                  ) : null}
                  {!isOpen('names') ? null : names.kind === 'loaded' ? (
                    <names.part.RematchExercises training={training} id={id} onClose={close} />
                  ) : names.kind === 'failed' ? (
                    <ProblemSentence role="alert">{names.sentence}</ProblemSentence>
                  ) : (
                    <p role="status">Opening…</p>
                  )}
                </li>
              );
            })}
          </RuledList>
        </>
      )}
    </>
  );
};
