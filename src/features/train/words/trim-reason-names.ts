import type { TrimReason } from '../../../domain/training/log.ts';

/** The button text of each reason. */
export const trimReasonNames: Readonly<Record<TrimReason, string>> = {
  cramps: 'Cramps',
  'heavy bleeding': 'A heavy period',
  'sore breasts': 'Sore breasts',
  'bad night': 'A bad night',
  bloated: 'Bloating',
  'twenty minutes': 'Twenty minutes',
  'crowded gym': 'A crowded gym',
  'low energy': 'Low energy',
};
