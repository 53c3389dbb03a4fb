import { recall, remember } from '../../../services/storage.ts';

/** The signals for the end of a rest, and the audible beat of a tempo. */
const signals = ['sound', 'vibration', 'flash', 'beat'] as const;
export type Signal = (typeof signals)[number];
export type ChosenSignals = ReadonlySet<Signal>;

/** Whether this browser can make a phone vibrate. Safari can't, and so no browser on an iPhone. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/**
 * A phone in a gym stays quiet until the lifter asks for sound. The flash works on every device.
 */
const usualSignals = (): readonly Signal[] => (canVibrate() ? ['vibration', 'flash'] : ['flash']);

/** The lifter’s choice on this device. */
export const readChosenSignals = (): ChosenSignals => {
  const stored = recall('training.signals');
  if (stored === undefined) return new Set(usualSignals());
  const names = stored.split(',');
  return new Set(signals.filter((signal) => names.includes(signal)));
};

export const storeChosenSignals = (chosen: ChosenSignals): void =>
  remember('training.signals', [...chosen].join(','));
