import { faultSentence, type Check, type Fault } from './fault.ts';

/** A fault that stays, on these pages and states, and why nobody loses anything by it. */
export type Exception = {
  readonly on: readonly string[];
  readonly check: Check;
  /** A part of the sentence that names the element. */
  readonly element: string;
  readonly why: string;
};

const exceptions: readonly Exception[] = [];

/**
 * What is left to mend on a page: every fault without an exception, and every exception of the page
 * that isn't needed any more, one sentence each.
 */
export const leftToMend = (
  page: string,
  faults: readonly Fault[],
  known: readonly Exception[] = exceptions,
): readonly string[] => {
  const ofPage = known.filter(({ on }) => on.includes(page));
  const covers = ({ check, element }: Exception, fault: Fault): boolean =>
    fault.check === check && fault.element.includes(element);
  const left = faults.filter((fault) => !ofPage.some((exception) => covers(exception, fault)));
  const idle = ofPage.filter((exception) => !faults.some((fault) => covers(exception, fault)));
  return [
    ...left.map((fault) => `${page}: ${faultSentence(fault)}`),
    ...idle.map(
      ({ check, element }) =>
        `${page}: the exception ${check}, ${element} isn’t needed any more. Remove it from exceptions.ts.`,
    ),
  ];
};
