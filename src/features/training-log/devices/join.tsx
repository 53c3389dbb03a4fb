import { useState } from 'react';
import type { ReactElement } from 'react';
import type {
  SealedLogAtServerOrNothing,
  SealedSync,
} from '../../../services/sealed-sync/sealed-sync.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { PhraseStepPanel } from '../phrase/new-phrase-steps.tsx';
import { PhraseFields } from '../phrase/phrase-fields.tsx';
import { useSyncActionButton } from '../phrase/use-sync-action-button.ts';
import { WithWordListAndNewPhrase } from '../phrase/with-word-list-and-new-phrase.tsx';

type PhraseFormProps = {
  readonly sync: SealedSync;
  readonly onCancel: () => void;
};

/** Opens the sealed log with the phrase. */
export const JoinByPhrase = ({ sync, onCancel }: PhraseFormProps): ReactElement => (
  <PhraseStepPanel role="group" aria-label="Your recovery phrase">
    <h3>Type your twelve words</h3>
    <p>
      In their order. After two letters your browser suggests words, and you can paste them all at
      once.
    </p>
    <WithWordListAndNewPhrase>
      {({ book }) => (
        <PhraseFields
          book={book}
          action="Open my log"
          onPhrase={async (words) => {
            const outcome = await sync.act((actions) => actions.join(words));
            return outcome.kind === 'refused' ? outcome.sentence : undefined;
          }}
          onCancel={onCancel}
        />
      )}
    </WithWordListAndNewPhrase>
  </PhraseStepPanel>
);

type LostProps = {
  readonly sync: SealedSync;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
};

/**
 * The way on for somebody who has no phrase any more: nothing can be recovered, so it can only be
 * deleted.
 */
const LostPhrase = ({ sync, onDeleted, onCancel }: LostProps): ReactElement => {
  const { isBusy, problem, press } = useSyncActionButton();
  const remove = async (): Promise<void> => {
    if (await press(() => sync.act((actions) => actions.deleteAtServer()))) onDeleted();
  };
  return (
    <PhraseStepPanel role="group" aria-label="Without the phrase">
      <h3>Without the phrase</h3>
      <p>
        Do you have a device on which sync is on? Open this page there and change the phrase: it
        needs no old one.
      </p>
      <p>
        If not, nobody can open the sealed copy, and we can’t either. You can delete it and begin a
        new one from the log on this device.
      </p>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={() => void remove()}>
          Delete the sealed copy for good
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Keep it
        </Button>
      </ButtonRow>
    </PhraseStepPanel>
  );
};

type JoinProps = {
  readonly sync: SealedSync;
  readonly sealed: Extract<SealedLogAtServerOrNothing, { readonly kind: 'sealed log' }>;
  readonly onDeleted: () => void;
};

/** Ways into the sealed log of the lifter's account from a device that doesn’t have its key. */
export const JoinSealedLog = ({ sync, sealed, onDeleted }: JoinProps): ReactElement => {
  const [opened, setOpened] = useState<'phrase' | 'lost'>();
  const { isBusy, problem, press } = useSyncActionButton();
  const close = (): void => setOpened(undefined);
  return (
    <>
      <p>
        Your account has a sealed log already. Open it on this device, and what both have logged is
        put together. Nothing is lost or doubled.
      </p>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      {opened === 'phrase' ? <JoinByPhrase sync={sync} onCancel={close} /> : null}
      {opened === 'lost' ? <LostPhrase sync={sync} onDeleted={onDeleted} onCancel={close} /> : null}
      {opened === undefined ? (
        <ButtonRow>
          {sealed.hasPasskey ? (
            <Button
              aria-busy={isBusy}
              onClick={() => void press(() => sync.act((actions) => actions.joinWithPasskey()))}
            >
              Use a passkey
            </Button>
          ) : null}
          <Button kind={sealed.hasPasskey ? 'quiet' : 'main'} onClick={() => setOpened('phrase')}>
            I have a phrase
          </Button>
          <Button kind="quiet" onClick={() => setOpened('lost')}>
            I don’t have it any more
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
};
