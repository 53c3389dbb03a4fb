import type { ComponentProps, ReactElement } from 'react';
import { SiteLink } from '../text/site-link.tsx';
import { buttonClass, type MainOrQuietButtonKind } from './button.tsx';

type ButtonLinkProps = ComponentProps<typeof SiteLink> & { readonly kind?: MainOrQuietButtonKind };

/** A link to a page of this site that looks like a button. */
export const ButtonLink = ({ kind, className, ...others }: ButtonLinkProps): ReactElement => (
  <SiteLink {...others} className={buttonClass(kind, className)} />
);
