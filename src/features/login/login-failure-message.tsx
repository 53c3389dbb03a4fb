import { useState } from 'react';
import type { ReactElement } from 'react';
import { firstEmailAddressInText } from '../../domain/email-address.ts';
import { describeJoiningTarget } from '../../domain/addresses/joining-target.ts';
import { routes } from '../../domain/routes.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import type { LoginError } from '../../services/auth/login-session.ts';
import { useStartLoginToTarget } from '../../page-parts/login/use-start-login-to-target.ts';
import { Button } from '../../ui/kit/button.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { EmailVerificationHelp } from './email-verification-help.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';

const titles = {
  unverified: 'Verify your address',
  refused: 'You are not logged in',
  'unknown-login': 'This login has expired',
  'wrong-clock': 'Check your device’s clock',
  'no-storage': 'Your browser can’t remember you',
  unreachable: 'The login service can’t be reached',
  failed: 'The login didn’t work',
} satisfies Record<LoginError['kind'], string>;

const labels = {
  unverified: 'Login Once Verified',
  refused: 'Log in again',
  'unknown-login': 'Log in',
  'wrong-clock': 'Log in again',
  'no-storage': 'Try again',
  unreachable: 'Try again',
  failed: 'Log in again',
} satisfies Record<LoginError['kind'], string>;

type LoginMessageProps = { readonly error: LoginError };

/**
 * Says why a login failed, with a button to try again and a link back to the site. For an
 * unverified address this is the Verify screen (SCREENS-5).
 */
export const LoginFailureMessage = ({ error: first }: LoginMessageProps): ReactElement => {
  const [error, setError] = useState(first);
  const { session } = useLoginSession();
  const { isBusy, start } = useStartLoginToTarget();
  const { kind, sentence, target, isTooEarly = false } = error;

  const tryAgain = async (): Promise<void> => {
    // A changed browser setting takes effect only after a reload.
    if (kind === 'no-storage') {
      location.reload();
      return;
    }
    // After a refusal, let the user choose another account.
    const next = await start({
      target,
      requirePassword: kind === 'refused' || kind === 'failed',
      hasVerified: kind === 'unverified',
    });
    if (next !== undefined) setError(next);
  };
  const signUpAs = async (email: string): Promise<void> => {
    // The login service still has the member logged in with the mistyped address.
    const next = await start({ target, email, signUp: true, requirePassword: true });
    if (next !== undefined) setError(next);
  };
  if (session.kind === 'member') {
    // The member has logged in in another tab, or never left.
    return (
      <MessagePage
        title={kind === 'unverified' ? 'You are logged in' : titles[kind]}
        sentence={kind === 'unverified' ? `You are logged in as ${session.email}.` : sentence}
      >
        <Button aria-busy={isBusy} onClick={() => void start({ target })}>
          {describeJoiningTarget(target).goOn}
        </Button>
        <SiteLink to={routes.home}>Continue Using Site</SiteLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={isTooEarly ? 'Not verified yet' : titles[kind]}
      sentence={sentence}
      {...(kind === 'unverified'
        ? {
            note: isTooEarly
              ? 'We’ve just checked, and the link in our e-mail hasn’t been opened yet. Open it first, then press this button again. You should receive an email within the next 5 minutes. If none comes, send it again below.'
              : 'You should receive an email within the next 5 minutes.',
            help: (
              <EmailVerificationHelp
                address={firstEmailAddressInText(sentence)}
                isBusy={isBusy}
                onOtherAddress={(email) => void signUpAs(email)}
              />
            ),
          }
        : {})}
    >
      <Button aria-busy={isBusy} onClick={() => void tryAgain()}>
        {labels[kind]}
      </Button>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
      {kind === 'failed' ? <SiteLink to={routes.contact}>Write to us</SiteLink> : null}
    </MessagePage>
  );
};
