import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { media } from '../../ui/media.ts';

const Band = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--pine);
  color: var(--on-pine);

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 38%;
    background: var(--knurl);
    color: rgb(246 240 228 / 22%);
    clip-path: polygon(38% 0, 100% 0, 100% 100%, 0 100%);
  }
`;

const Words = styled(Container)`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  position: relative;
  padding-block: var(--space-8);

  & h1 {
    max-width: 15ch;
    font-size: clamp(2.5rem, 1.2rem + 6vw, 5rem);
    font-weight: 900;
    letter-spacing: -0.04em;
    line-height: 0.98;
  }

  & p {
    max-width: 34rem;
    font-size: var(--step-1);
    line-height: 1.45;
  }

  ${media.heroMobile} {
    padding-block: var(--space-7);
  }
`;

const SignUp = styled(Link)`
  ${buttonStyle}
  border-color: var(--brass);
  background: var(--brass);
  color: #1d1b19;

  &:hover {
    border-color: var(--on-pine);
    background: var(--on-pine);
    color: #1d1b19;
  }
`;

type HeroProps = { readonly title: string; readonly lead: string | undefined };

/** The first screen of the home page. */
export const Hero = ({ title, lead }: HeroProps): ReactElement => (
  <Band>
    <Words>
      <h1>{title}</h1>
      {lead === undefined ? null : <p>{lead}</p>}
      <SignUp to={routes.members}>Sign Up/Login</SignUp>
    </Words>
  </Band>
);
