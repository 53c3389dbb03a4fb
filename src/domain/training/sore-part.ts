/** The parts of the body that a lifter can spare while they are sore from training. */
export const soreParts = [
  'shoulder',
  'elbow',
  'wrist',
  'lower back',
  'hip',
  'knee',
  'ankle',
] as const;
export type SorePart = (typeof soreParts)[number];
