import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLoginSession } from '../../../services/auth/login-session.ts';
import { isSyncOnThisDevice } from '../../../services/sealed-sync/sync-mark.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { useLazyPart } from '../lazy-part.ts';
import type { OpenTrainingData } from '../ready.ts';
import type { SealedBackupSavedOrWhyNot } from './save-sealed.ts';

type SealedBackupProps = { readonly training: OpenTrainingData };

type Step = 'closed' | 'choosing a phrase' | 'restoring';

const notSaved = 'The file couldn’t be made. Your log is safe: try again.';

/**
 * A file that only the lifter's phrase opens, for any place of hers; its code loads with the press
 * that needs it.
 */
export const SealedBackupActions = ({ training }: SealedBackupProps): ReactElement => {
  const { log } = training;
  const { session, loadLogin } = useLoginSession();
  const [withReasons, setWithReasons] = useState(false);
  const [step, setStep] = useState<Step>('closed');
  const [saved, setSaved] = useState<SealedBackupSavedOrWhyNot>();
  const [isBusy, setBusy] = useState(false);
  const phrase = useLazyPart(
    step === 'choosing a phrase',
    () => import('./new-or-existing-backup-phrase-form.tsx'),
  );
  const importing = useLazyPart(
    step === 'restoring',
    () => import('../import/import-own-or-other-app-log-panel.tsx'),
  );
  const isSynced = isSyncOnThisDevice();

  const show = (outcome: SealedBackupSavedOrWhyNot): void => {
    setSaved(outcome);
    setStep(outcome.kind === 'no phrase' ? 'choosing a phrase' : 'closed');
  };
  const save = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { saveSealedBackupWithKnownKey: saveSealed } = await import('./save-sealed.ts');
      const member =
        session.kind !== 'member'
          ? undefined
          : {
              subject: session.subject,
              getAccessToken: (await loadLogin()).getAccessToken,
            };
      show(await saveSealed(log, { withReasons, member }));
    } catch {
      show({ kind: 'refused', sentence: notSaved });
    }
    setBusy(false);
  };
  const close = (): void => setStep('closed');
  const late = step === 'restoring' ? importing : phrase;
  return (
    <>
      <h3 id="sealed">Sealed backup</h3>
      <p>
        The same as a file that only a phrase of twelve words opens. Keep it wherever you like, such
        as a cloud drive: anyone who finds it there can’t read it.
      </p>
      {isSynced ? null : (
        <Checkbox checked={withReasons} onChange={(event) => setWithReasons(event.target.checked)}>
          Seal in why I trained less on some days, too
        </Checkbox>
      )}
      {step === 'closed' ? (
        <ButtonRow>
          <Button kind="quiet" aria-busy={isBusy} onClick={() => void save()}>
            Save a sealed backup
          </Button>
          <Button kind="quiet" onClick={() => setStep('restoring')}>
            Restore from a sealed backup
          </Button>
          {saved?.kind === 'saved' && saved.with === 'own phrase' ? (
            <Button kind="quiet" onClick={() => setStep('choosing a phrase')}>
              Use another phrase
            </Button>
          ) : null}
        </ButtonRow>
      ) : null}
      {step !== 'closed' && late.kind === 'loading' ? <p role="status">Opening…</p> : null}
      {step !== 'closed' && late.kind === 'failed' ? (
        <>
          <ProblemSentence role="alert">{late.sentence}</ProblemSentence>
          <ButtonRow>
            <Button kind="quiet" onClick={close}>
              Close
            </Button>
          </ButtonRow>
        </>
      ) : null}
      {step === 'choosing a phrase' && phrase.kind === 'loaded' ? (
        <phrase.part.NewOrExistingBackupPhraseForm
          log={log}
          withReasons={withReasons}
          isAnother={saved?.kind === 'saved'}
          onSaved={show}
          onCancel={close}
        />
      ) : null}
      {step === 'restoring' && importing.kind === 'loaded' ? (
        <importing.part.ImportOwnOrOtherAppLogPanel
          training={training}
          of="sealed backup"
          onClose={close}
        />
      ) : null}
      <p role="status">
        {saved?.kind === 'saved' && step === 'closed'
          ? saved.with === 'synced log'
            ? 'The backup is in your downloads. The phrase of your synced log opens it, on any device.'
            : 'The backup is in your downloads. Your phrase opens it, on any device.'
          : null}
      </p>
      {saved?.kind === 'refused' && step === 'closed' ? (
        <ProblemSentence role="alert">{saved.sentence}</ProblemSentence>
      ) : null}
    </>
  );
};
