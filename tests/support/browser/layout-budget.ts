/**
 * How much wider and taller than in the tests a device may draw a page's text, and the page still
 * keeps its budgets.
 */
const spare = 0.03;

/** What a page may use of a budget, such as a number of screens. */
export const budgeted = (limit: number): number => limit * (1 - spare);

/**
 * The text size of the root at which nothing may be cut off or scroll sideways. Texts and gaps are
 * sized by it.
 */
export const textSizeWithSpare = `${100 * (1 + spare)}%`;

/** The scale at which paper is measured. */
export const paperScaleWithSpare = 1 + spare;
