/** A typed amount in the smallest unit; undefined if it isn't one. */
export const parseAmountAsMinorUnits = (text: string): number | undefined => {
  const [, whole = '', cents = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
};
