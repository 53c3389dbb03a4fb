import styled from 'styled-components';
import { buttonStyle } from './button.tsx';
import { SiteLink } from './site-link.tsx';

/** A link to a page of this site that looks like a main button. */
export const ButtonLink = styled(SiteLink)`
  ${buttonStyle}
`;
