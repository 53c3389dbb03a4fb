import { recall, remember } from '../../../services/storage.ts';

/** The signals for the end of a rest, and the audible beat of a tempo. */
const signals = ['sound', 'vibration', 'flash', 'beat'] as const;
export type Signal = (typeof signals)[number];
export type Signals = ReadonlySet<Signal>;

/** A phone in a gym stays quiet until the lifter asks for sound. */
const usual: readonly Signal[] = ['vibration', 'flash'];

/** The lifter’s choice on this device. */
export const readSignals = (): Signals => {
  const stored = recall('training.signals');
  if (stored === undefined) return new Set(usual);
  const names = stored.split(',');
  return new Set(signals.filter((signal) => names.includes(signal)));
};

export const storeSignals = (chosen: Signals): void =>
  remember('training.signals', [...chosen].join(','));
