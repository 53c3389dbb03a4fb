const hundredths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const ungrouped = new Intl.NumberFormat(undefined, {
  maximumFractionDigits: 2,
  useGrouping: false,
});

/**
 * A number in the reader's locale, with up to two decimals. Never call it while rendering on the
 * server: the locale is the browser's.
 */
export const formatNumberInBrowserLocale = (value: number): string => hundredths.format(value);

/** Like `formatNumberInBrowserLocale`, with at most one decimal. */
export const formatNumberToTenths = (value: number): string => tenths.format(value);

/**
 * Like `formatNumberInBrowserLocale`, without thousands separators, as the value of a text field.
 */
export const formatNumberForInput = (value: number): string => ungrouped.format(value);
