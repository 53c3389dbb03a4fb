import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NextStep } from '../../ui/next-step.tsx';

type PackNextStepProps = { readonly title: string };

/** The next step below a pack or a pre-built plan: how to buy it. */
export const PackNextStep = ({ title }: PackNextStepProps): ReactElement => (
  <NextStep title={`Train with ${title}`}>
    <p>
      What membership and the packs cost, in pounds, euros and dollars, is on the promotions page.
      Ask us if you are not sure which one fits you.
    </p>
    <ButtonLink to={routes.promotions}>See the offers</ButtonLink>
  </NextStep>
);
