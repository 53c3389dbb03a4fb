import type { ReactElement } from 'react';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { Container } from '../../ui/layout/layout.tsx';
import { useCompany } from '../../page-parts/company.ts';
import { footerLinks, moreFooterLinks } from './links.ts';
import { Logo } from './logo.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type FooterProps = {
  /** The mailing list form; null on a page that has its own. */
  readonly mailingList: ReactElement | null;
};

/** The footer of every page: links, social networks, the mailing list and the company. */
export const Footer = ({ mailingList }: FooterProps): ReactElement => {
  const { legalName, address, number, networks } = useCompany();
  return (
    <footer className="site-footer no-print" id="all-pages">
      <Container>
        <div className="footer-columns">
          <div>
            <Logo />
            <p>{siteIdentityAndPageSizes.tagline}</p>
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
              {moreFooterLinks.map((link) => (
                <li key={link.to}>
                  <SiteLink to={link.to}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          {networks.length === 0 ? null : (
            <nav aria-label="Social networks">
              <h2>Follow us</h2>
              <ul>
                {networks.map((network) => (
                  <li key={network.name}>
                    <a href={network.href} rel="noopener me">
                      {network.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {mailingList === null ? null : (
          <section className="footer-join" aria-label="Mailing list">
            <div>
              <h2>New plans, by e-mail</h2>
              <p>A short e-mail when there is something new. Leave the list whenever you like.</p>
            </div>
            {mailingList}
          </section>
        )}
        <div className="footer-company">
          <p>
            © {siteIdentityAndPageSizes.name}. {siteIdentityAndPageSizes.name} is a trading name of{' '}
            {legalName}.
          </p>
          <p>
            {address}. Company number {number}.
          </p>
        </div>
      </Container>
    </footer>
  );
};
