import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { NextStep } from '../../ui/layout/next-step.tsx';

type LinkBannerProps = {
  readonly title: string;
  readonly text: string | undefined;
  readonly to: string;
  readonly label: string;
};

/** A coloured banner with a link to a page of the site. */
export const BannerWithLinkButton = ({ title, text, to, label }: LinkBannerProps): ReactElement => (
  <NextStep title={title}>
    {text === undefined ? null : <p>{text}</p>}
    <ButtonLink to={to}>{label}</ButtonLink>
  </NextStep>
);
