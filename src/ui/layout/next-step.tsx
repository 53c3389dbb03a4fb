import type { ReactElement, ReactNode } from 'react';

type NextStepProps = { readonly title: string; readonly children: ReactNode };

/** A coloured box that offers one next step. */
export const NextStep = ({ title, children }: NextStepProps): ReactElement => (
  <aside className="next-step no-print" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </aside>
);
