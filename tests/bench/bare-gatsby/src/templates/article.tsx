import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import type { ArticleFields, Card } from '../../bare-space';
import { Cards } from '../card';
import { PageHead } from '../head';
import { Picture } from '../picture';
import { Shell } from '../shell';

type Data = { readonly article: Omit<ArticleFields, 'id'> };
type Context = { readonly related: readonly Card[] };

const ArticlePage = ({
  data: { article },
  pageContext: { related },
}: PageProps<Data, Context>): ReactElement => (
  <Shell>
    <article>
      <header>
        <h1>{article.title}</h1>
        <p>{article.excerpt}</p>
        <ul>
          {article.categories.map((category) => (
            <li key={category}>
              <a href={`/category/${category}/`}>{category}</a>
            </li>
          ))}
        </ul>
        <time>{article.date}</time>
      </header>
      <Picture image={article.image} alt={article.title} eager />
      <div dangerouslySetInnerHTML={{ __html: article.html }} />
    </article>
    <Cards cards={related} />
  </Shell>
);

export default ArticlePage;

export const Head = ({ data: { article } }: HeadProps<Data>): ReactElement => (
  <PageHead title={article.title} description={article.excerpt} path={article.path} />
);

export const query = graphql`
  query ArticlePage($id: String!) {
    article(id: { eq: $id }) {
      path
      title
      excerpt
      image
      date(formatString: "D MMMM YYYY")
      categories
      html
    }
  }
`;
