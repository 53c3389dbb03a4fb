import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * Draws its children after everything else that a press has changed, which then doesn’t wait for
 * them.
 */
export const DeferChildrenUpdates = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useDeferredValue(children);
