/** What the checks past axe look at, one word each. */
export type Check =
  | 'clipped text'
  | 'contrast'
  | 'covered focus'
  | 'errors'
  | 'focus mark'
  | 'forced colours'
  | 'label in name'
  | 'motion'
  | 'order'
  | 'reach'
  | 'reflow'
  | 'target size';

/** Something that a person who uses the page in her own way can't see, reach or press. */
export type Fault = {
  readonly check: Check;
  /** The element, as somebody finds it in the page. */
  readonly element: string;
  /** What is wrong, and what to do. */
  readonly advice: string;
};

/** A place on the page or on the screen, in CSS pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const faultSentence = ({ check, element, advice }: Fault): string =>
  `${check}: ${element} ${advice}`;
