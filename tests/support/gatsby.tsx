import type { ReactNode } from 'react';
import { vi } from 'vitest';

/**
 * Stands in for the package `gatsby` in unit tests (vitest.config.mts), with only what components
 * need to render.
 */
export const Link = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to}>{children}</a>
);

export const graphql = (): void => undefined;

/** Goes nowhere, and keeps its calls until the test is over. */
export const navigate = vi.fn(async (): Promise<void> => undefined);

export const useStaticQuery = (): never => {
  throw new Error('A unit test has no data layer: give the component its data.');
};
