import type { HTMLAttributes, ReactElement } from 'react';

type ButtonRowProps = HTMLAttributes<HTMLElement> & {
  /** `nav` for ways on, `ul` for a list of links. */
  readonly as?: 'div' | 'nav' | 'ul';
  /**
   * `beside-field`: the buttons stand at the foot of a field, whose label is above it. `wide`: they
   * share the row's width, and on a narrow screen each has a row of its own.
   */
  readonly layout?: 'beside-field' | 'wide';
};

/** Buttons side by side, in several rows where there is no room (button.css). */
export const ButtonRow = ({
  as: Element = 'div',
  layout,
  className,
  ...others
}: ButtonRowProps): ReactElement => (
  <Element
    {...others}
    data-layout={layout}
    className={className === undefined ? 'button-row' : `button-row ${className}`}
  />
);
