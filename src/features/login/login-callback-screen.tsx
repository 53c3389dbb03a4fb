import { navigate } from 'gatsby';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { describeJoiningTarget } from '../../domain/addresses/joining-target.ts';
import { routes } from '../../domain/routes.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import type { LoginError } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { useStartLoginToTarget } from '../../page-parts/login/use-start-login-to-target.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { LoginFailureMessage } from './login-failure-message.tsx';
import { WhatTheZoneGives } from '../../page-parts/members/what-the-zone-gives.tsx';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { useIsPastSplashTimeout } from '../../page-parts/use-is-past-splash-timeout.ts';

/** Whether the query is the login service's answer. */
const isLoginAnswer = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
};

const LoginStart = (): ReactElement => {
  const { isBusy, start } = useStartLoginToTarget();
  const [error, setError] = useState<LoginError>();
  const logIn = async (): Promise<void> =>
    setError(await start({ target: routes.members, goesOn: true }));
  if (error !== undefined) return <LoginFailureMessage error={error} />;
  return (
    <MessagePage
      title="Log in"
      sentence="Log in, or sign up for free, and go on to the members zone. If you have just verified your address, you’ll go back to what you were doing when you signed up."
      help={<WhatTheZoneGives />}
    >
      <Button aria-busy={isBusy} onClick={() => void logIn()}>
        Log in
      </Button>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
    </MessagePage>
  );
};

type OfferProps = {
  /** Where the member wanted to go when she signed up. */
  readonly joiningTarget: string;
  /** Where this login leads. */
  readonly target: string;
};

/** After a login from elsewhere: offers first what the member was doing when she signed up. */
const JoiningOffer = ({ joiningTarget, target }: OfferProps): ReactElement => {
  const { doing, goOn } = describeJoiningTarget(joiningTarget);
  return (
    <MessagePage title="You are logged in" sentence={`When you signed up, ${doing}`}>
      <ButtonLink to={joiningTarget}>{goOn}</ButtonLink>
      <SiteLink to={target}>{describeJoiningTarget(target).goOn}</SiteLink>
    </MessagePage>
  );
};

type LoginScreenProps = {
  /** The page's query string. */
  readonly search: string;
};

/**
 * The page that the login service redirects back to. It finishes the login and opens the requested
 * page. Opened directly, it is a page to log in from.
 */
export const LoginCallbackScreen = ({ search }: LoginScreenProps): ReactElement => {
  const { session } = useLoginSession();
  const { finishLogin } = useLoginActions();
  const isLate = useIsPastSplashTimeout();
  const [error, setError] = useState<LoginError>();
  const [offer, setOffer] = useState<OfferProps>();
  const finish = useEffectEvent(() => finishLogin(location.href));
  useEffect(() => {
    if (!isLoginAnswer(location.search)) return;
    void finish().then((end) => {
      if (end.kind === 'signed-in' && end.joiningTarget === undefined) {
        return navigate(end.target, { replace: true });
      }
      // An answer works only once, so it must not be reloaded or shared.
      history.replaceState(history.state, '', routes.login);
      if (end.kind === 'error') return setError(end.error);
      const { joiningTarget = end.target, target } = end;
      return setOffer({ joiningTarget, target });
    });
  }, []);

  if (error !== undefined) return <LoginFailureMessage error={error} />;
  if (offer !== undefined) return <JoiningOffer {...offer} />;
  if (isLoginAnswer(search) || session.kind === 'unknown') {
    return (
      <LoadingSplash
        title="Logging you in"
        withoutScripts={
          <>
            Logging in needs JavaScript. Turn it on in your browser, or{' '}
            <SiteLink to={routes.home}>go back to the site</SiteLink>.
          </>
        }
      >
        {isLate ? (
          <p>
            The login service is taking longer than usual. You can wait, or go to the{' '}
            <a href={routes.members}>members zone</a> and log in again.
          </p>
        ) : null}
      </LoadingSplash>
    );
  }
  if (session.kind !== 'member') return <LoginStart />;
  return (
    <MessagePage title="You are logged in" sentence={`You are logged in as ${session.email}.`}>
      <SiteLink to={routes.members}>Go to the members zone</SiteLink>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
    </MessagePage>
  );
};
