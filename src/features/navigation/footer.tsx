import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { site } from '../../config/site.ts';
import { Container } from '../../ui/layout.tsx';
import { media } from '../../ui/media.ts';
import { footerLinks, moreLinks } from './links.ts';
import { Logo } from './logo.tsx';

const Bottom = styled.footer`
  margin-top: var(--space-8);
  padding-block: var(--space-7);
  background: #1d1b19;
  color: #f4eee2;

  & a {
    color: inherit;
  }

  & nav a {
    display: inline-block;
    padding-block: var(--space-1);
    text-decoration: none;
  }

  & nav a:hover {
    text-decoration: underline;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-6);

  & > div:first-child {
    grid-column: 1 / -1;
  }

  ${media.threeColumns} {
    grid-template-columns: 2fr 1fr 1fr 1fr;

    & > div:first-child {
      grid-column: auto;
    }
  }

  & > div:first-child p {
    max-width: 24rem;
    margin-top: var(--space-3);
    color: #cfc4b2;
  }

  & h2 {
    margin-bottom: var(--space-2);
    color: #cfc4b2;
    font-size: var(--step--1);
    font-weight: 700;
    letter-spacing: 0;
  }
`;

const Company = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-6);
  padding-top: var(--space-4);
  border-top: 1px solid #4a443c;
  color: #cfc4b2;
  font-size: var(--step--1);
`;

/** The foot of every page: links, three networks, and who is behind the site. */
export const Footer = (): ReactElement => (
  <Bottom id="all-pages" className="no-print">
    <Container>
      <Columns>
        <div>
          <Logo />
          <p>{site.tagline}</p>
        </div>
        <nav aria-label="Footer">
          <h2>The site</h2>
          <ul>
            {footerLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="More">
          <h2>More</h2>
          <ul>
            {moreLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Social networks">
          <h2>Follow us</h2>
          <ul>
            {site.social.map((network) => (
              <li key={network.name}>
                <a href={network.href} rel="noopener me">
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Columns>
      <Company>
        <p>
          © {site.name}. {site.name} is a trading name of {site.company.legalName}.
        </p>
        <p>
          {site.company.address}. Company number {site.company.number}.
        </p>
      </Company>
    </Container>
  </Bottom>
);
