const inUk = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day (2026-11-24) and the hour of a moment in the UK. */
export const ukDayAndHour = (moment: Date): { readonly day: string; readonly hour: number } => {
  const parts = new Map(inUk.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
  };
};
