/** `1 plan`, `12 plans`. */
export const plansText = (count: number): string => (count === 1 ? '1 plan' : `${count} plans`);
