import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** The next step below a free plan or a member plan: where loads and lifts are explained. */
export const PlanNextStep = (): ReactElement => (
  <NextStep title="Before your first session">
    <p>
      Work out your loads with the{' '}
      <SiteLink to="/calculators/one-rep-max/">one rep max calculator</SiteLink>, and read how each
      lift is done in the <SiteLink to={routes.exercises}>exercise library</SiteLink>.
    </p>
    <ButtonLink to={routes.workoutPlansFaq}>Read the questions about the plans</ButtonLink>
  </NextStep>
);
