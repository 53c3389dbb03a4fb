import type { ReactElement, ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { LogSection } from './parts.tsx';

/** Shown instead of a log that has nothing in it yet; `children` come below its links. */
export const EmptyLog = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <LogSection id="begin" title="Nothing logged yet">
    <p>
      Open a plan, choose a day and press “Start this session”. What you lift is written here, set
      by set. No account is needed, and nothing leaves your device unless you turn on sync.
    </p>
    <ButtonRow>
      <ButtonLink to={routes.workoutPlans}>Choose a free plan</ButtonLink>
      <SiteLink to={routes.mySessions}>Train without a plan</SiteLink>
      <SiteLink to={routes.myWeights}>Enter your weights first</SiteLink>
    </ButtonRow>
    {children}
  </LogSection>
);
