import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { Component, useEffect, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { publicSettings } from '../../config/public-settings.ts';
import { routes } from '../../domain/routes.ts';
import { toFailedLogin, toLoginActions } from './login-actions.ts';
import type { Login, Session } from './member.ts';

const { domain, clientId, audience } = publicSettings.auth0;

/** How long the login service is waited for, three times at most. */
const timeoutInSeconds = 5;

/** As long as a refresh token lives at most: after that only a new login helps. */
const sessionDays = 30;

type LoginLibraryProps = {
  /** Called when a remembered session has been read, if there is one. */
  readonly onOpen: (login: Login) => void;
  readonly onSession: (session: Session) => void;
};

const Reporter = ({ onOpen, onSession }: LoginLibraryProps): null => {
  const { isLoading, user, ...library } = useAuth0();
  const { loginWithRedirect, handleRedirectCallback, logout } = library;
  const { getAccessTokenSilently, getIdTokenClaims, revokeRefreshToken } = library;
  const login = useMemo(
    () =>
      toLoginActions(
        {
          loginWithRedirect,
          handleRedirectCallback,
          logout,
          getAccessTokenSilently,
          getIdTokenClaims,
          revokeRefreshToken,
        },
        onSession,
      ),
    [
      loginWithRedirect,
      handleRedirectCallback,
      logout,
      getAccessTokenSilently,
      getIdTokenClaims,
      revokeRefreshToken,
      onSession,
    ],
  );
  useEffect(() => {
    if (isLoading) return;
    // That somebody has left is said by whoever has made her leave, who knows why.
    if (user?.sub !== undefined) {
      const { sub: subject, given_name: givenName, nickname = '', email = '' } = user;
      onSession({ kind: 'member', subject, givenName, nickname, email });
    }
    onOpen(login);
  }, [isLoading, user, login, onOpen, onSession]);
  return null;
};

type GuardProps = Pick<LoginLibraryProps, 'onOpen'> & { readonly children: ReactNode };

/** Where the library can't even be set up, as without any storage, the page goes on without it. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onOpen(toFailedLogin(error));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Auth0's library, beside the page instead of around it: it is fetched when it is needed, and the page must not start
 * afresh then.
 */
export const LoginLibrary = (props: LoginLibraryProps): ReactElement => (
  <Guard onOpen={props.onOpen}>
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{
        audience,
        redirect_uri: `${location.origin}${routes.login}`,
        scope: 'openid profile email',
      }}
      cacheLocation="localstorage"
      useRefreshTokens
      legacySameSiteCookie={false}
      httpTimeoutInSeconds={timeoutInSeconds}
      sessionCheckExpiryDays={sessionDays}
      // The login page calls for it, after it has looked whether the address can be ours.
      skipRedirectCallback
    >
      <Reporter {...props} />
    </Auth0Provider>
  </Guard>
);
