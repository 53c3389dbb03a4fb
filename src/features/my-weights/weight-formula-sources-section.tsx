import type { ReactElement } from 'react';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { calculatorPath } from '../../domain/routes.ts';
import { WeightsSection } from './parts.tsx';

/** The sources of the weights, for somebody who wants to check them. */
export const WeightFormulaSourcesSection = (): ReactElement => (
  <WeightsSection aria-labelledby="sources">
    <SectionHeading id="sources">Where the numbers come from</SectionHeading>
    <p>
      <b>Your max from a set</b> is what the{' '}
      <SiteLink to={calculatorPath('one-rep-max')}>one-rep-max calculator</SiteLink> says: Epley’s
      formula, 1985. Fewer reps make a better estimate.
    </p>
    <p>
      <b>A percentage in a plan</b> is that share of your max. Of a range we take the middle.
    </p>
    <p>
      <b>An effort with reps</b>, such as five at RPE 8, goes through Mike Tuchscherer’s chart (The
      Reactive Training Manual, 2008): five reps with two in reserve are 81.1% of a max. An RPE of 8
      leaves two reps (Zourdos and colleagues, 2016). We know the chart from those who reprint it,
      not from the book. It was made for powerlifters, so it is an estimate: the range beside it is
      one rep either way. Below RPE 6 and beyond 12 reps it goes on by our own rule of thumb.
    </p>
    <p>
      <b>Rounding</b> goes to the nearest weight that you can load, and never more than half your
      smallest step above what the plan asks. Dumbbells are per hand. If a plan swaps the bar for
      dumbbells, we count 17% less in both hands together, as a 2011 test of the bench press found
      (Saeterbakken and colleagues). An e-z bar counts as 10 kg or 25 lb.
    </p>
    <p>If a set says something else on the day, the set is right.</p>
  </WeightsSection>
);
