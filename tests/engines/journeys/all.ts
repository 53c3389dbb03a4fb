import { firstForBreadth } from '../../support/proof-scale.ts';
import type { Journey } from '../journey.ts';
import { calculatorJourneys } from './calculators.ts';
import { findingJourneys } from './finding.ts';
import { formJourneys } from './forms.ts';
import { killJourneys } from './kills.ts';
import { logJourneys } from './log.ts';
import { memberJourneys } from './members.ts';
import { shopJourneys } from './shop.ts';
import { trainingJourneys } from './training.ts';

/** The journeys, in the order in which both engines take them. By day each capability has its first ones: those that use most of what an engine can do in its own way. */
export const journeys: readonly Journey[] = [
  ...firstForBreadth(findingJourneys, 2),
  ...firstForBreadth(calculatorJourneys),
  ...firstForBreadth(formJourneys, 2),
  ...firstForBreadth(shopJourneys, 2),
  ...firstForBreadth(memberJourneys, 2),
  ...firstForBreadth(trainingJourneys, 2),
  ...firstForBreadth(logJourneys),
  ...firstForBreadth(killJourneys, 1),
];
