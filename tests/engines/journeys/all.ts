import type { Journey } from '../journey.ts';
import { calculatorJourneys } from './calculators.ts';
import { findingJourneys } from './finding.ts';
import { formJourneys } from './forms.ts';
import { killJourneys } from './kills.ts';
import { logJourneys } from './log.ts';
import { memberJourneys } from './members.ts';
import { shopJourneys } from './shop.ts';
import { trainingJourneys } from './training.ts';

const all: readonly Journey[] = [
  ...findingJourneys,
  ...calculatorJourneys,
  ...formJourneys,
  ...shopJourneys,
  ...memberJourneys,
  ...trainingJourneys,
  ...logJourneys,
  ...killJourneys,
];

/** The journeys, in the order in which both engines take them. */
export const journeys: readonly Journey[] = all;
