import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { stopMailsByLink } from '../../services/account/stop-mails-by-link.ts';
import { discardAccessCodesOfPage } from '../../services/codes-of-page.ts';
import { Button } from '../../ui/kit/button.tsx';
import { PressOutcome } from '../../ui/kit/press-outcome.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

export type StopMailsScreenProps = {
  /** The link of the e-mail; empty without one. */
  readonly link: string;
};

type Step = 'ready' | 'busy' | 'stopped' | { readonly problem: string };

/** Ends the e-mails that somebody has asked for with one press, and without a login. */
export const StopMailsScreen = ({ link }: StopMailsScreenProps): ReactElement => {
  const [step, setStep] = useState<Step>('ready');
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 'stopped') outcome.current?.focus();
  }, [step]);
  const stop = async (): Promise<void> => {
    setStep('busy');
    const result = await stopMailsByLink(link);
    if (result.kind !== 'answered') {
      setStep({ problem: result.sentence });
      return;
    }
    discardAccessCodesOfPage();
    setStep('stopped');
  };
  if (link === '' && step !== 'stopped') {
    return (
      <p>
        Please open this page by the link in one of the e-mails. You can also stop them{' '}
        <SiteLink to={`${routes.account}#mails`}>in your account</SiteLink>.
      </p>
    );
  }
  return (
    <>
      <PressOutcome ref={outcome} role="status" tabIndex={-1}>
        {step === 'stopped' ? 'Stopped. You won’t get any more of them.' : null}
      </PressOutcome>
      {typeof step === 'object' ? (
        <ProblemSentence role="alert">{step.problem}</ProblemSentence>
      ) : null}
      {step === 'stopped' ? null : (
        <div>
          <Button
            aria-busy={step === 'busy'}
            onClick={() => {
              if (step !== 'busy') void stop();
            }}
          >
            Stop these e-mails
          </Button>
        </div>
      )}
    </>
  );
};
