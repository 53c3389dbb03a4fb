import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type {
  KeyUnlockingPhrase,
  SyncActionVoidResult,
} from '../../../services/sealed-sync/sealed-sync.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { PhraseStepPanel } from '../phrase/new-phrase-steps.tsx';
import { PhraseFields } from '../phrase/phrase-fields.tsx';
import { NewPhraseSetup } from '../phrase/new-phrase-setup.tsx';
import { WithWordListAndNewPhrase } from '../phrase/with-word-list-and-new-phrase.tsx';
import {
  saveSealedBackupWithKeyFromPhrase,
  type SealedBackupSavedOrWhyNot,
} from './save-sealed.ts';

type BackupPhraseProps = {
  readonly log: TrainingLog;
  readonly withReasons: boolean;
  /** Whether this device has a phrase already, which the new one replaces. */
  readonly isAnother: boolean;
  readonly onSaved: (saved: SealedBackupSavedOrWhyNot) => void;
  readonly onCancel: () => void;
};

/**
 * The phrase for sealed backups: a new one, or the one that the lifter has. Afterwards this device
 * saves them with a press.
 */
export const NewOrExistingBackupPhraseForm = ({
  log,
  withReasons,
  isAnother,
  onSaved,
  onCancel,
}: BackupPhraseProps): ReactElement => {
  const [way, setWay] = useState<'new' | 'old'>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (way !== 'new') title.current?.focus();
  }, [way]);
  const use = async (words: KeyUnlockingPhrase): Promise<SyncActionVoidResult> => {
    try {
      const saved = await saveSealedBackupWithKeyFromPhrase(log, words, withReasons);
      if (saved.kind === 'refused') return saved;
      onSaved(saved);
      return { kind: 'done' };
    } catch {
      return {
        kind: 'refused',
        sentence: 'The file couldn’t be made. Your log is safe: try again.',
      };
    }
  };
  if (way === 'new') {
    return (
      <WithWordListAndNewPhrase>
        {({ fresh }) => (
          <NewPhraseSetup
            words={fresh}
            doing="Your log is being sealed …"
            use={use}
            onDone={() => undefined}
            onCancel={onCancel}
          />
        )}
      </WithWordListAndNewPhrase>
    );
  }
  return (
    <PhraseStepPanel role="group" aria-label="A phrase for your backups">
      <h3 ref={title} tabIndex={-1}>
        {way === 'old' ? 'Type your twelve words' : 'A phrase for your backups'}
      </h3>
      {way === 'old' ? (
        <WithWordListAndNewPhrase>
          {({ book }) => (
            <PhraseFields
              book={book}
              action="Save the backup"
              onPhrase={async (words) => {
                const outcome = await use(words);
                return outcome.kind === 'refused' ? outcome.sentence : undefined;
              }}
              onCancel={onCancel}
            />
          )}
        </WithWordListAndNewPhrase>
      ) : (
        <>
          <p>
            {isAnother
              ? 'The next backups get the other phrase. Those that you saved before keep theirs.'
              : 'You need the phrase to restore a backup. From now on you can save one with one tap: this device keeps the key.'}
          </p>
          <ButtonRow>
            <Button onClick={() => setWay('new')}>Make a phrase</Button>
            <Button kind="quiet" onClick={() => setWay('old')}>
              I have a phrase
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              Not now
            </Button>
          </ButtonRow>
        </>
      )}
    </PhraseStepPanel>
  );
};
