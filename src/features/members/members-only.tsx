import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { isRedirectedTooOften, noteRedirect } from '../../services/auth/automatic-redirect.ts';
import { useMember } from '../../services/auth/member.ts';
import type { LoginTrouble } from '../../services/auth/member.ts';
import { useLogin } from '../../services/auth/use-login.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { LoginMessage } from './login-message.tsx';
import { Message, WayOn } from './message.tsx';
import { Splash } from './splash.tsx';
import { useIsLate } from './use-is-late.ts';
import { useLogIn } from './use-log-in.ts';

const title = 'Members zone';

/** Where she is: a login leads back to it. */
const here = (): string => `${location.pathname}${location.search}${location.hash}`;

type LogInButtonProps = {
  readonly children: ReactNode;
  readonly onTrouble: (trouble: LoginTrouble) => void;
};

const LogInButton = ({ children, onTrouble }: LogInButtonProps): ReactElement => {
  const { isBusy, start } = useLogIn();
  const logIn = async (): Promise<void> => {
    const trouble = await start({ target: here() });
    if (trouble !== undefined) onTrouble(trouble);
  };
  return (
    <WayOn type="button" aria-busy={isBusy} onClick={() => void logIn()}>
      {children}
    </WayOn>
  );
};

/** Sends a visitor to the login service by itself; if that goes round in circles, it waits for her to press a button. */
const Entrance = (): ReactElement => {
  const { start } = useLogIn();
  const isLate = useIsLate();
  const [step, setStep] = useState<'leaving' | 'stopped' | LoginTrouble>(() =>
    isRedirectedTooOften() ? 'stopped' : 'leaving',
  );
  const leave = useEffectEvent(() => start({ target: here(), leaveNoTrace: true }));
  const isLeaving = step === 'leaving';
  useEffect(() => {
    if (!isLeaving) return;
    noteRedirect();
    void leave().then((trouble) => setStep(trouble ?? 'stopped'));
  }, [isLeaving]);

  if (typeof step === 'object') return <LoginMessage trouble={step} />;
  if (isLeaving && !isLate) return <Splash title={title} />;
  return (
    <Message
      title="Log in to go on"
      sentence="This part of the site is for members. Log in, or sign up for free, and you come back to this page."
    >
      <LogInButton onTrouble={setStep}>Log in</LogInButton>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
    </Message>
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

  & button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }

  & button:hover {
    color: var(--accent-strong);
  }
`;

type LogOutProps = { readonly onTrouble: (trouble: LoginTrouble) => void };

const LogOut = ({ onTrouble }: LogOutProps): ReactElement | null => {
  const { session } = useMember();
  const { logOut } = useLogin();
  const [isBusy, setBusy] = useState(false);
  if (session.kind !== 'member') return null;
  const leave = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    onTrouble(await logOut());
  };
  return (
    <Foot className="no-print">
      <span>You are logged in as {session.email}.</span>
      <button type="button" aria-busy={isBusy} onClick={() => void leave()}>
        {isBusy ? 'Logging out…' : 'Log out'}
      </button>
    </Foot>
  );
};

type MembersOnlyProps = { readonly children: ReactNode };

/**
 * Shows what is inside to members alone: a visitor is sent to the login and comes back to the address she asked for. It
 * guards what is shown, not what is secret: only functions hand that out, to a token.
 */
export const MembersOnly = ({ children }: MembersOnlyProps): ReactElement => {
  const { session } = useMember();
  const [left, setLeft] = useState<LoginTrouble>();
  switch (session.kind) {
    case 'member':
      return (
        <>
          {children}
          <LogOut onTrouble={setLeft} />
        </>
      );
    case 'unknown':
      return (
        <Splash
          title={title}
          withoutScripts={
            <>
              The members zone needs scripts: it has to know who you are. Allow them in your
              browser, or read the <SiteLink to={routes.workoutPlans}>free workout plans</SiteLink>.
            </>
          }
        />
      );
    case 'late':
      return (
        <LoginMessage
          trouble={{
            kind: 'away',
            sentence:
              'We couldn’t find out yet whether you are logged in, because the login service hasn’t answered. Check your connection, then try again.',
            target: here(),
          }}
        />
      );
    case 'visitor':
      if (!session.hasLeft) return <Entrance />;
      return (
        <Message
          title="You are logged out"
          sentence={left?.sentence ?? 'What is for members is closed until you log in again.'}
        >
          <LogInButton onTrouble={setLeft}>Log in</LogInButton>
          <SiteLink to={routes.home}>Continue Using Site</SiteLink>
        </Message>
      );
  }
};
