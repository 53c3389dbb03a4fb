import { navigate } from 'gatsby';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { useMember } from '../../services/auth/member.ts';
import type { LoginTrouble } from '../../services/auth/member.ts';
import { useLogin } from '../../services/auth/use-login.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { LoginMessage } from './login-message.tsx';
import { Message, WayOn } from './message.tsx';
import { Splash } from './splash.tsx';
import { useIsLate } from './use-is-late.ts';
import { useLogIn } from './use-log-in.ts';

/** Whether the login service has sent the browser here with an answer. */
const isAnswer = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
};

const LogIn = (): ReactElement => {
  const { isBusy, start } = useLogIn();
  const [trouble, setTrouble] = useState<LoginTrouble>();
  const logIn = async (): Promise<void> => setTrouble(await start({ target: routes.members }));
  if (trouble !== undefined) return <LoginMessage trouble={trouble} />;
  return (
    <Message title="Log in" sentence="Log in, or sign up for free, and go on to the members zone.">
      <WayOn type="button" aria-busy={isBusy} onClick={() => void logIn()}>
        Log in
      </WayOn>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
    </Message>
  );
};

type LoginScreenProps = {
  /** The query of the address. */
  readonly search: string;
};

/**
 * Where the login service sends the browser back to: finishes the login and goes on to where she wanted to be. Opened
 * by itself it is a page to log in from.
 */
export const LoginScreen = ({ search }: LoginScreenProps): ReactElement => {
  const { session } = useMember();
  const { endLogin } = useLogin();
  const isLate = useIsLate();
  const [trouble, setTrouble] = useState<LoginTrouble>();
  const finish = useEffectEvent(() => endLogin(location.href));
  useEffect(() => {
    if (!isAnswer(location.search)) return;
    void finish().then((end) => {
      if (end.kind === 'signed-in') return navigate(end.target, { replace: true });
      // Read once: loaded again, or sent on to somebody, it would only say that it is over.
      history.replaceState(history.state, '', routes.login);
      return setTrouble(end.trouble);
    });
  }, []);

  if (trouble !== undefined) return <LoginMessage trouble={trouble} />;
  if (isAnswer(search) || session.kind === 'unknown') {
    return (
      <Splash
        title="Logging you in"
        withoutScripts={
          <>
            Logging in needs scripts. Allow them in your browser, or{' '}
            <SiteLink to={routes.home}>go back to the site</SiteLink>.
          </>
        }
      >
        {isLate ? (
          <p>
            The login service takes longer than it should. You can wait, or go to the{' '}
            <a href={routes.members}>members zone</a> and log in again.
          </p>
        ) : null}
      </Splash>
    );
  }
  if (session.kind !== 'member') return <LogIn />;
  return (
    <Message title="You are logged in" sentence={`You are logged in as ${session.email}.`}>
      <SiteLink to={routes.members}>Go to the members zone</SiteLink>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
    </Message>
  );
};
