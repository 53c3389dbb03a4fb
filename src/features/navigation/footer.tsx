import type { ReactElement } from 'react';
import styled from 'styled-components';
import { site } from '../../config/public/site.ts';
import { Container } from '../../ui/layout.tsx';
import { media } from '../../ui/media.ts';
import { footerLinks, moreLinks } from './links.ts';
import { Logo } from './logo.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const Bottom = styled.footer`
  margin-top: var(--space-8);
  padding-block: var(--space-7);
  border-top: 3px solid var(--coal);
  background: var(--pine-deep);
  color: var(--chalk);

  &::before {
    content: '';
    display: block;
    height: 1.25rem;
    margin-top: calc(-1 * var(--space-7));
    margin-bottom: var(--space-7);
    border-bottom: 0.25rem solid var(--coal);
    background: var(--knurl);
    color: rgb(245 239 228 / 40%);
  }

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
    color: #d9d2c2;
  }

  & h2 {
    margin-bottom: var(--space-2);
    color: #d9d2c2;
    font-family: var(--text);
    font-size: var(--step--1);
    font-weight: 700;
    word-spacing: 0;
  }
`;

const Join = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-6);
  padding-top: var(--space-5);
  border-top: 1px solid rgb(245 239 228 / 25%);

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 32rem);
    gap: var(--space-6);
  }

  & h2 {
    font-size: var(--step-2);
  }

  & h2 + p {
    max-width: 24rem;
    margin-top: var(--space-2);
    color: #d9d2c2;
  }
`;

const Company = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-6);
  padding-top: var(--space-4);
  border-top: 1px solid rgb(245 239 228 / 25%);
  color: #d9d2c2;
  font-size: var(--step--1);
`;

type FooterProps = {
  /** The mailing list form; null on a page that has its own. */
  readonly mailingList: ReactElement | null;
};

/** The footer of every page: links, social networks, the mailing list and the company. */
export const Footer = ({ mailingList }: FooterProps): ReactElement => (
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
                <SiteLink to={link.to}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="More">
          <h2>More</h2>
          <ul>
            {moreLinks.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to}>{link.label}</SiteLink>
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
      {mailingList === null ? null : (
        <Join aria-label="Mailing list">
          <div>
            <h2>New plans, by e-mail</h2>
            <p>A short e-mail when there is something new. Leave the list whenever you like.</p>
          </div>
          {mailingList}
        </Join>
      )}
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
