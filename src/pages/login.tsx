import type { PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { LoginCallbackScreen } from '../features/login/login-callback-screen.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';

const LoginPage = ({ location }: PageProps): ReactElement => (
  <LoginCallbackScreen search={location.search} />
);

export default LoginPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Log in"
    description="Log in to the members zone of Knurl, or sign up for free."
    path={routes.login}
  />
);
