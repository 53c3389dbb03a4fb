import type { ComponentProps, HTMLAttributes, ReactElement } from 'react';
import { SiteLink } from '../text/site-link.tsx';

/** `main` is the next thing to do, once in its place; `quiet` is anything else. */
export type ButtonKind = 'main' | 'quiet';

/** The class names with which any element looks like a button (button.css). */
export const buttonClass = (kind: ButtonKind, className?: string): string => {
  const look = kind === 'main' ? 'button' : 'button button-quiet';
  return className === undefined ? look : `${look} ${className}`;
};

type ButtonProps = ComponentProps<'button'> & { readonly kind?: ButtonKind };

/**
 * A button. While its action runs it is `aria-busy`, and keeps the focus. Other attributes are those of the element;
 * a form's button needs `type="submit"`.
 */
export const Button = ({
  kind = 'main',
  className,
  type = 'button',
  ...others
}: ButtonProps): ReactElement => (
  <button type={type} className={buttonClass(kind, className)} {...others} />
);

type ButtonLinkProps = ComponentProps<typeof SiteLink> & { readonly kind?: ButtonKind };

/** A link to a page of this site that looks like a button. */
export const ButtonLink = ({
  kind = 'main',
  className,
  ...others
}: ButtonLinkProps): ReactElement => (
  <SiteLink className={buttonClass(kind, className)} {...others} />
);

type ButtonRowProps = HTMLAttributes<HTMLElement> & {
  /** `nav` for ways on, `ul` for a list of links. */
  readonly as?: 'div' | 'nav' | 'ul';
  /** `end` beside a field, whose label is above it. */
  readonly align?: 'center' | 'end';
  /** Whether the buttons share the row's width; on a narrow screen each then has a row of its own. */
  readonly isWide?: boolean;
};

/** Buttons side by side, in several rows where there is no room. */
export const ButtonRow = ({
  as: Element = 'div',
  align = 'center',
  isWide = false,
  className = '',
  ...others
}: ButtonRowProps): ReactElement => (
  <Element
    className={`button-row ${align === 'end' ? 'button-row-end' : ''} ${isWide ? 'button-row-wide' : ''} ${className}`}
    {...others}
  />
);
