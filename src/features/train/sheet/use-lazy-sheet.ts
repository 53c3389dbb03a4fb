import { useState } from 'react';
import type { ComponentType } from 'react';

type Sheet<Props extends object> = {
  /** The component to show; undefined while closed or loading. */
  readonly Component: ComponentType<Props> | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

type State<Props extends object> =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly component: ComponentType<Props> };

/** A sheet whose script loads on the press that opens it. */
export const useLazySheet = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Sheet<Props> => {
  const [state, setState] = useState<State<Props>>({ kind: 'closed' });
  return {
    Component: state.kind === 'open' ? state.component : undefined,
    isLoading: state.kind === 'loading',
    hasFailed: state.kind === 'failed',
    open: () => {
      setState({ kind: 'loading' });
      load().then(
        (component) => setState({ kind: 'open', component }),
        () => setState({ kind: 'failed' }),
      );
    },
    close: () => setState({ kind: 'closed' }),
  };
};
