import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { Component, useEffect, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { publicSettings } from '../../config/public/public-settings.ts';
import { routes } from '../../domain/routes.ts';
import { loginTimeoutMs } from '../../domain/timeouts.ts';
import { LocalStorageTokenCache } from './local-storage-token-cache.ts';
import { createFailingLoginActions, createLoginActions } from './login-actions.ts';
import type { LoginActions, LoginSessionState } from './login-session.ts';

const { domain, clientId, audience } = publicSettings.auth0;

const tokenCache = new LocalStorageTokenCache();

/** The lifetime of a refresh token. After that a new login is needed. */
const sessionDays = 30;

type LoginLibraryProps = {
  /** Called once the library has read the remembered session, or found none. */
  readonly onLoad: (login: LoginActions) => void;
  readonly onSession: (session: LoginSessionState) => void;
};

const SessionReporter = ({ onLoad, onSession }: LoginLibraryProps): null => {
  const { isLoading, user, ...library } = useAuth0();
  const { loginWithRedirect, handleRedirectCallback, logout } = library;
  const { getAccessTokenSilently, getIdTokenClaims, revokeRefreshToken } = library;
  const login = useMemo(
    () =>
      createLoginActions(
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
    // The login actions report the end of a session, because they know the reason.
    if (user?.sub !== undefined) {
      const { sub: subject, given_name: givenName, nickname = '', email = '' } = user;
      onSession({ kind: 'member', subject, givenName, nickname, email });
    }
    onLoad(login);
  }, [isLoading, user, login, onLoad, onSession]);
  return null;
};

type BoundaryProps = Pick<LoginLibraryProps, 'onLoad'> & { readonly children: ReactNode };

/**
 * Catches the error when the library cannot be set up, for example without any storage. The page
 * works on without it.
 */
class LibraryErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onLoad(createFailingLoginActions(error));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Auth0's library. It is rendered beside the page and not around it: it loads late, and the page
 * must not be remounted then.
 */
export const LoginLibrary = (props: LoginLibraryProps): ReactElement => (
  <LibraryErrorBoundary onLoad={props.onLoad}>
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{
        audience,
        redirect_uri: `${location.origin}${routes.login}`,
        scope: 'openid profile email',
      }}
      cache={tokenCache}
      useRefreshTokens
      legacySameSiteCookie={false}
      httpTimeoutInSeconds={loginTimeoutMs / 1000}
      sessionCheckExpiryDays={sessionDays}
      // `finishLogin` handles the callback, after it has checked the state.
      skipRedirectCallback
    >
      <SessionReporter {...props} />
    </Auth0Provider>
  </LibraryErrorBoundary>
);
