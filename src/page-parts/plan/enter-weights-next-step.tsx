import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { NextStep } from '../../ui/layout/next-step.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

/**
 * The next step below a free plan or a member plan: links to the pages for her weights and
 * maximums.
 */
export const EnterWeightsNextStep = (): ReactElement => (
  <NextStep title="Before your first session">
    <p>
      Tell the plan{' '}
      <SiteLink to={routes.myWeights}>what you lift and what you load it with</SiteLink>, and every
      day shows what you put on the bar. Read how each lift is done in the{' '}
      <SiteLink to={routes.exercises}>exercise library</SiteLink>.
    </p>
    <ButtonLink to={routes.workoutPlansFaq}>Read the questions about the plans</ButtonLink>
  </NextStep>
);
