import type { ReactElement } from 'react';
import styled from 'styled-components';
import { buttonStyle } from '../../ui/button.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const Action = styled(SiteLink)`
  ${buttonStyle}
`;

type LinkBannerProps = {
  readonly title: string;
  readonly text: string | undefined;
  readonly to: string;
  readonly label: string;
};

/** A coloured banner that leads to one page: the calculators, the members zone. */
export const LinkBanner = ({ title, text, to, label }: LinkBannerProps): ReactElement => (
  <NextStep title={title}>
    {text === undefined ? null : <p>{text}</p>}
    <Action to={to}>{label}</Action>
  </NextStep>
);
