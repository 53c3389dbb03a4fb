import type { ReactElement, ReactNode } from 'react';
import { withPageErrorBoundary } from './page-error-boundary.tsx';
import { Shell } from './shell.tsx';

type WrapPage = {
  readonly element: ReactNode;
  readonly props: {
    readonly location?: { readonly pathname: string; readonly search?: string };
    readonly path?: string;
    readonly pageResources?: { readonly page?: { readonly path: string } };
  };
};

/** Pages that bring their own full-width parts. */
const fullWidthPaths: readonly string[] = ['/'];

/** What is served at any address that does not exist: one page, made once, so its shell cannot follow the address. */
const notFound = '/404.html';

/** Puts the shell around a page; the same in the browser and at build. */
export const wrapPage = ({ element, props }: WrapPage): ReactElement => {
  const isNotFound = props.pageResources?.page?.path === notFound;
  const path = isNotFound ? notFound : (props.location?.pathname ?? props.path ?? '/');
  return withPageErrorBoundary(
    path,
    <Shell
      path={path}
      query={props.location?.search ?? ''}
      fullWidth={fullWidthPaths.includes(path)}
    >
      {element}
    </Shell>,
  );
};
