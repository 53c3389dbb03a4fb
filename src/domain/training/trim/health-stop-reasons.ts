/**
 * The reasons that never lead to a lighter set: the session ends, and the lifter is told where to
 * get help.
 */
export const healthStopReasons = [
  'sharp or new pain',
  'dizziness or faintness',
  'chest pain or breathlessness',
  'unusual bleeding',
] as const;
export type HealthStopReason = (typeof healthStopReasons)[number];
