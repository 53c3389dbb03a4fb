import { Component } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { PageFailureNotice } from './page-failure-notice.tsx';

type Props = { readonly path: string; readonly children: ReactNode };
type State = { readonly failedPath: string | undefined; readonly failed: boolean };

/** Keeps header and footer when a page fails to render; the next page is rendered normally. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, failedPath: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (!state.failed) return { failedPath: props.path };
    return state.failedPath === props.path ? null : { failed: false, failedPath: props.path };
  }

  override componentDidCatch(error: Error): void {
    // The browser logs it like an uncaught error, and it is reported like one (`watch-errors.ts`).
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailureNotice /> : this.props.children;
  }
}

/** Wraps the shell too, in case the shell itself fails to render. */
export const withPageErrorBoundary = (path: string, children: ReactNode): ReactElement => (
  <PageErrorBoundary path={path}>{children}</PageErrorBoundary>
);
