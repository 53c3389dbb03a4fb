import type { ReactElement, ReactNode } from 'react';
import { notFoundPath } from '../domain/routes.ts';
import { withPageErrorBoundary } from './failures/page-error-boundary.tsx';
import { PageShell } from './page-shell.tsx';

type WrapPage = {
  readonly element: ReactNode;
  readonly props: {
    readonly location?: { readonly pathname: string; readonly search?: string };
    readonly path?: string;
    readonly pageResources?: { readonly page?: { readonly path: string } };
  };
};

/** Pages with full-width parts, which set their own margins. */
const fullWidthPaths: readonly string[] = ['/'];

/**
 * Puts the shell around a page. The browser and the build both use it, so that hydration matches.
 */
export const wrapPage = ({ element, props }: WrapPage): ReactElement => {
  // The page for unknown addresses is rendered once, so its shell cannot depend on the address.
  const isNotFound = props.pageResources?.page?.path === notFoundPath;
  const path = isNotFound ? notFoundPath : (props.location?.pathname ?? props.path ?? '/');
  return withPageErrorBoundary(
    path,
    <PageShell
      path={path}
      query={props.location?.search ?? ''}
      fullWidth={fullWidthPaths.includes(path)}
    >
      {element}
    </PageShell>,
  );
};
