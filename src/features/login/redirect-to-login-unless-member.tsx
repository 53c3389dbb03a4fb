import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { currentReturnUrlWithAccessCodes } from '../../services/codes-of-page.ts';
import { isLoginRedirectLoop, recordLoginRedirect } from '../../services/auth/redirect-loop.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import type { LoginError } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { useStartLoginToTarget } from '../../page-parts/login/use-start-login-to-target.ts';
import { Button } from '../../ui/kit/button.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { LoginFailureMessage } from './login-failure-message.tsx';
import { confirmLogoutAskingAboutLog } from '../../page-parts/training/ask-about-log.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { useIsPastSplashTimeout } from '../../page-parts/use-is-past-splash-timeout.ts';

const title = 'Members zone';

type LogInButtonProps = {
  readonly children: ReactNode;
  readonly onError: (error: LoginError) => void;
};

const LogInButton = ({ children, onError }: LogInButtonProps): ReactElement => {
  const { isBusy, start } = useStartLoginToTarget();
  const logIn = async (): Promise<void> => {
    const error = await start({ target: currentReturnUrlWithAccessCodes() });
    if (error !== undefined) onError(error);
  };
  return (
    <Button aria-busy={isBusy} onClick={() => void logIn()}>
      {children}
    </Button>
  );
};

/**
 * Redirects a visitor to the login service. After too many redirects in a row it waits for a button
 * press.
 */
const LoginRedirect = (): ReactElement => {
  const { start } = useStartLoginToTarget();
  const isLate = useIsPastSplashTimeout();
  const [step, setStep] = useState<'leaving' | 'stopped' | LoginError>(() =>
    isLoginRedirectLoop() ? 'stopped' : 'leaving',
  );
  const leave = useEffectEvent(() =>
    start({ target: currentReturnUrlWithAccessCodes(), replaceHistory: true }),
  );
  const isLeaving = step === 'leaving';
  useEffect(() => {
    if (!isLeaving) return;
    recordLoginRedirect();
    void leave().then((error) => setStep(error ?? 'stopped'));
  }, [isLeaving]);

  if (typeof step === 'object') return <LoginFailureMessage error={step} />;
  if (isLeaving && !isLate) return <LoadingSplash title={title} />;
  return (
    <MessagePage
      title="Log in to carry on"
      sentence="This part of the site is for members. Log in, or sign up for free, and you’ll come back to this page."
    >
      <LogInButton onError={setStep}>Log in</LogInButton>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
    </MessagePage>
  );
};

/** Shown while the stored session is being read; says so if that takes too long. */
const SessionLoading = (): ReactElement => {
  const isLate = useIsPastSplashTimeout();
  if (isLate) {
    return (
      <LoginFailureMessage
        error={{
          kind: 'unreachable',
          sentence:
            'We can’t tell yet whether you’re logged in, because the login service hasn’t answered. Check your connection, then try again.',
          target: currentReturnUrlWithAccessCodes(),
        }}
      />
    );
  }
  return (
    <LoadingSplash
      title={title}
      withoutScripts={
        <>
          The members zone needs JavaScript, so that it knows who you are. Turn it on in your
          browser, or read the <SiteLink to={routes.workoutPlans}>free workout plans</SiteLink>.
        </>
      }
    />
  );
};

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-7);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  color: var(--muted);

  & > span {
    overflow-wrap: anywhere;
  }

  & a,
  & button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }

  & a:hover,
  & button:hover {
    color: var(--accent-strong);
  }
`;

type LogOutProps = { readonly onError: (error: LoginError) => void };

const LogOut = ({ onError }: LogOutProps): ReactElement | null => {
  const { session } = useLoginSession();
  const { logOut } = useLoginActions();
  const [isBusy, setBusy] = useState(false);
  if (session.kind !== 'member') return null;
  const leave = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    if (await confirmLogoutAskingAboutLog()) onError(await logOut());
    else setBusy(false);
  };
  return (
    <Foot className="no-print">
      <span>You are logged in as {session.email}.</span>
      <SiteLink to={routes.account}>Your account</SiteLink>
      <button type="button" aria-busy={isBusy} onClick={() => void leave()}>
        {isBusy ? 'Logging out…' : 'Log out'}
      </button>
    </Foot>
  );
};

type MembersOnlyProps = { readonly children: ReactNode };

/**
 * Shows its children only to members. Visitors are sent to the login and come back to this address.
 * It protects no secrets: functions serve those, to requests with a token.
 */
export const RedirectToLoginUnlessMember = ({ children }: MembersOnlyProps): ReactElement => {
  const { session } = useLoginSession();
  const [logoutError, setLogoutError] = useState<LoginError>();
  switch (session.kind) {
    case 'member':
      return (
        <>
          {children}
          <LogOut onError={setLogoutError} />
        </>
      );
    case 'unknown':
      return <SessionLoading />;
    case 'visitor':
      if (!session.hasLoggedOut) return <LoginRedirect />;
      return (
        <MessagePage
          title="You are logged out"
          sentence={logoutError?.sentence ?? 'Log in again to open the members zone.'}
        >
          <LogInButton onError={setLogoutError}>Log in</LogInButton>
          <SiteLink to={routes.home}>Continue Using Site</SiteLink>
        </MessagePage>
      );
  }
};
