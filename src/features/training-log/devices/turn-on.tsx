import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import type {
  SealedLogAtServerOrNothing,
  SealedSync,
  SyncActionResult,
} from '../../../services/sealed-sync/sealed-sync.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { LogSection } from '../parts.tsx';
import { PhraseStepPanel } from '../phrase/new-phrase-steps.tsx';
import { PhraseFields } from '../phrase/phrase-fields.tsx';
import { JoinSealedLog } from './join.tsx';
import { NewPhraseSetup } from '../phrase/new-phrase-setup.tsx';
import { WithWordListAndNewPhrase } from '../phrase/with-word-list-and-new-phrase.tsx';

type SyncProps = { readonly sync: SealedSync };

export const alsoSyncHealthReasonsLabel =
  'Also send why I trained less on some days, such as cramps or a bad night';

/**
 * Begins a sealed log: whether words about the lifter's health go along, then a new phrase, or one
 * from a sealed backup.
 */
const Begin = ({ sync }: SyncProps): ReactElement => {
  const [withReasons, setWithReasons] = useState(false);
  const [opened, setOpened] = useState<'new' | 'old'>();
  const close = (): void => setOpened(undefined);
  return (
    <>
      <p>
        Words about your health stay on this device unless you tick this. What you write into notes
        goes along.
      </p>
      <Checkbox
        checked={withReasons}
        onChange={(event) => setWithReasons(event.target.checked)}
        disabled={opened !== undefined}
      >
        {alsoSyncHealthReasonsLabel}
      </Checkbox>
      {opened === 'new' ? (
        <WithWordListAndNewPhrase>
          {({ fresh }) => (
            <NewPhraseSetup
              words={fresh}
              doing="Your log is being sealed and sent …"
              use={(words) => sync.act((actions) => actions.turnOn(words, { withReasons }))}
              onDone={close}
              onCancel={close}
            />
          )}
        </WithWordListAndNewPhrase>
      ) : null}
      {opened === 'old' ? (
        <PhraseStepPanel role="group" aria-label="Your recovery phrase">
          <h3>Type your twelve words</h3>
          <p>The phrase of your sealed backups becomes the phrase of this one, too.</p>
          <WithWordListAndNewPhrase>
            {({ book }) => (
              <PhraseFields
                book={book}
                action="Turn it on"
                onPhrase={async (words) => {
                  const outcome = await sync.act((actions) =>
                    actions.turnOn(words, { withReasons }),
                  );
                  return outcome.kind === 'refused' ? outcome.sentence : undefined;
                }}
                onCancel={close}
              />
            )}
          </WithWordListAndNewPhrase>
        </PhraseStepPanel>
      ) : null}
      {opened === undefined ? (
        <ButtonRow>
          <Button onClick={() => setOpened('new')}>Make a phrase</Button>
          <Button kind="quiet" onClick={() => setOpened('old')}>
            I have a phrase
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
};

/** Asks what the lifter's account has already, then begins a sealed log or opens that one. */
export const BeginSealedLogOrJoinExisting = ({ sync }: SyncProps): ReactElement => {
  const [found, setFound] = useState<SyncActionResult<SealedLogAtServerOrNothing>>();
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => sync.act((actions) => actions.atServer()));
  useEffect(() => {
    void ask().then(setFound);
  }, [attempt]);
  const again = (): void => {
    setFound(undefined);
    setAttempt((count) => count + 1);
  };
  return (
    <LogSection id="turn-on" title="Turn it on">
      {found === undefined ? <p role="status">Asking what your account has …</p> : null}
      {found?.kind === 'refused' ? (
        <>
          <ProblemSentence role="alert">{found.sentence}</ProblemSentence>
          <ButtonRow>
            <Button onClick={again}>Try again</Button>
          </ButtonRow>
        </>
      ) : null}
      {found?.kind === 'done' && found.value.kind === 'nothing' ? <Begin sync={sync} /> : null}
      {found?.kind === 'done' && found.value.kind === 'sealed log' ? (
        <JoinSealedLog sync={sync} sealed={found.value} onDeleted={again} />
      ) : null}
    </LogSection>
  );
};
