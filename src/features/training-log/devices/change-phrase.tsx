import { useState } from 'react';
import type { ReactElement } from 'react';
import type { SealedSync } from '../../../services/sealed-sync/sealed-sync.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { PressOutcome } from '../../../ui/kit/press-outcome.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { routes } from '../../../domain/routes.ts';
import { LogSection } from '../parts.tsx';
import { NewPhraseSetup } from '../phrase/new-phrase-setup.tsx';
import { WithWordListAndNewPhrase } from '../phrase/with-word-list-and-new-phrase.tsx';

/** A new phrase: for a lost one, and to shut out a lost device. */
export const ChangePhrase = ({ sync }: { readonly sync: SealedSync }): ReactElement => {
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  return (
    <LogSection id="change" title="A lost phrase, or a lost phone">
      <p>
        Change the phrase. Your log gets a new key, and every other device is asked for the new
        words before it gets anything again. So a lost phone learns nothing new. What it had when
        you lost it stays on it.
      </p>
      <p>
        You need no old phrase for it, only this device. A passkey has to be added again, and sealed
        backups that you saved before keep the phrase they had.
      </p>
      <p>
        Is a phone lost? <SiteLink to={`${routes.account}#data`}>Log out on all devices</SiteLink>,
        too: while it is logged in, it could delete the sealed copy.
      </p>
      <PressOutcome role="status">
        {step === 'done'
          ? 'The phrase is changed. Type it on each of your other devices: they wait for it.'
          : null}
      </PressOutcome>
      {step === 'open' ? (
        <WithWordListAndNewPhrase>
          {({ fresh }) => (
            <NewPhraseSetup
              words={fresh}
              doing="Your log gets a new key …"
              use={(words) => sync.act((actions) => actions.changePhrase(words))}
              onDone={() => setStep('done')}
              onCancel={() => setStep('closed')}
            />
          )}
        </WithWordListAndNewPhrase>
      ) : (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setStep('open')}>
            Change the phrase
          </Button>
        </ButtonRow>
      )}
    </LogSection>
  );
};
