/** `1 plan`, `12 plans`. */
export const planCountText = (count: number): string => (count === 1 ? '1 plan' : `${count} plans`);
