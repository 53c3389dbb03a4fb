import { graphql, useStaticQuery } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

type Recent = { readonly path: string; readonly title: string; readonly date: string };
type RecentArticles = { readonly allArticle: { readonly nodes: readonly Recent[] } };

const linksOf = (name: string, count: number): readonly { to: string; label: string }[] =>
  Array.from({ length: count }, (_, index) => ({
    to: `/${name}/number-${index + 1}/`,
    label: `Link ${index + 1} of ${name}`,
  }));

type LinksProps = { readonly name: string; readonly count: number };

// The class names are as long as those of styled-components.
const Links = ({ name, count }: LinksProps): ReactElement => (
  <ul className="sc-1nh42oe-1 bsqloJ">
    {linksOf(name, count).map(({ to, label }) => (
      <li key={to} className="sc-1nh42oe-2 kUazsl">
        <a href={to} className="sc-1nh42oe-3 jNaoeN">
          <span>{label}</span>
        </a>
      </li>
    ))}
  </ul>
);

const useRecentArticles = (): readonly Recent[] =>
  useStaticQuery<RecentArticles>(graphql`
    query RecentArticles {
      allArticle(sort: { date: DESC }, limit: 5) {
        nodes {
          path
          title
          date(formatString: "D MMMM YYYY")
        }
      }
    }
  `).allArticle.nodes;

/** Header, side column and footer with about as many elements as on the real site. */
export const Shell = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <>
    <header>
      <a href="#main">Skip to the content</a>
      <nav aria-label="Main">
        <Links name="plans" count={16} />
        <Links name="exercises" count={20} />
      </nav>
      <form role="search" action="/search/">
        <label htmlFor="search">Search</label>
        <input id="search" type="search" name="s" />
        <button>Search</button>
      </form>
    </header>
    <div className="columns">
      <main id="main">{children}</main>
      <aside aria-label="More on this site">
        <section>
          <h2>Recent articles</h2>
          <ul>
            {useRecentArticles().map(({ path, title, date }) => (
              <li key={path}>
                <a href={path}>
                  <strong>{title}</strong>
                  <time>{date}</time>
                </a>
              </li>
            ))}
          </ul>
        </section>
        {['categories', 'packs', 'areas', 'plans'].map((name) => (
          <section key={name}>
            <h2>{name}</h2>
            <Links name={name} count={14} />
          </section>
        ))}
      </aside>
    </div>
    <footer>
      <Links name="site" count={14} />
      <Links name="more" count={14} />
      <p>© Bare. A site that only measures what Gatsby itself takes.</p>
    </footer>
  </>
);
