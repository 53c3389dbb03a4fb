const figures = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const typed = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2, useGrouping: false });

/** A number as the reader's language writes it. Only the browser knows that: never for the server's page. */
export const say = (value: number): string => figures.format(value);

/** The same to one decimal. */
export const sayTenth = (value: number): string => tenths.format(value);

/** The same as it would be typed into a field. */
export const asTyped = (value: number): string => typed.format(value);
