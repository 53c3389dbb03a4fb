import type { ComponentProps, ReactElement } from 'react';

/** `main` is the next thing to do, once in its place; `quiet` is anything else. */
export type MainOrQuietButtonKind = 'main' | 'quiet';

/** The class names with which any element looks like a button (button.css). */
export const buttonClass = (kind: MainOrQuietButtonKind = 'main', others?: string): string =>
  ['button', kind === 'quiet' && 'button-quiet', others].filter(Boolean).join(' ');

type ButtonProps = ComponentProps<'button'> & { readonly kind?: MainOrQuietButtonKind };

/**
 * A button. While its action runs it is `aria-busy`, and keeps the focus. Its other attributes are
 * those of the element; the one that sends a form needs `type="submit"`.
 */
export const Button = ({ kind, className, ...others }: ButtonProps): ReactElement => (
  <button type="button" {...others} className={buttonClass(kind, className)} />
);
