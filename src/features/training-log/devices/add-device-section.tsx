import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { mayHavePasskeys } from '../../../services/sealed-sync/passkey.ts';
import type { SealedSync } from '../../../services/sealed-sync/sealed-sync.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { PressOutcome } from '../../../ui/kit/press-outcome.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { LogSection } from '../parts.tsx';
import { PhraseStepPanel } from '../phrase/new-phrase-steps.tsx';
import { PhraseFields } from '../phrase/phrase-fields.tsx';
import { WithWordListAndNewPhrase } from '../phrase/with-word-list-and-new-phrase.tsx';
import type { ActiveSync } from './sync-words.ts';
import { useSyncActionButton } from '../phrase/use-sync-action-button.ts';

type OtherDevicesProps = {
  readonly sync: SealedSync;
  readonly state: ActiveSync;
  /** What the passkey is called on the lifter's device. */
  readonly name: string;
};

const Passkey = ({ sync, name }: Omit<OtherDevicesProps, 'state'>): ReactElement => {
  const { isBusy, problem, press } = useSyncActionButton();
  const [needsPhrase, setNeedsPhrase] = useState(false);
  const add = async (): Promise<void> => {
    // The key can be given to a passkey only on the page on which the lifter has typed the phrase.
    if (!(await press(() => sync.act((actions) => actions.addPasskey(name))))) setNeedsPhrase(true);
  };
  return (
    <>
      <p>
        With a passkey you need no phrase there. It is kept where your passkeys are, such as your
        phone’s password manager, and opens the log with your face, your finger or a code.
      </p>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      {needsPhrase ? (
        <PhraseStepPanel role="group" aria-label="Your recovery phrase">
          <h3>Type your twelve words</h3>
          <WithWordListAndNewPhrase>
            {({ book }) => (
              <PhraseFields
                book={book}
                action="Add a passkey"
                onPhrase={async (words) => {
                  const outcome = await sync.act((actions) => actions.addPasskey(name, words));
                  return outcome.kind === 'refused' ? outcome.sentence : undefined;
                }}
                onCancel={() => setNeedsPhrase(false)}
              />
            )}
          </WithWordListAndNewPhrase>
        </PhraseStepPanel>
      ) : (
        <ButtonRow>
          <Button kind="quiet" aria-busy={isBusy} onClick={() => void add()}>
            Add a passkey
          </Button>
        </ButtonRow>
      )}
    </>
  );
};

/** How another device gets the log, and a passkey that opens it without the phrase. */
export const AddDeviceSection = ({ sync, state, name }: OtherDevicesProps): ReactElement => {
  const [mayHave, setMayHave] = useState(false);
  useEffect(() => {
    void mayHavePasskeys().then(setMayHave);
  }, []);
  return (
    <LogSection id="others" title="Another device">
      <p>
        Open “On all my devices” there, from the page “Training log”, log in with the same account,
        and choose “I have a phrase”.
      </p>
      <PressOutcome role="status">
        {state.hasPasskey
          ? 'A passkey opens your log, too. There you choose “Use a passkey”.'
          : null}
      </PressOutcome>
      {mayHave && !state.hasPasskey ? <Passkey sync={sync} name={name} /> : null}
    </LogSection>
  );
};
