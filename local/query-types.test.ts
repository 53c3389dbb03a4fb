import { expect, it } from 'vitest';
import { toQueryTypes } from './query-types.ts';

const generated = `/* eslint-disable */
declare namespace Queries {
type Maybe<T> = T | null;
type ContentfulArticle = {
  readonly title: Scalars['String'];
};
type Query = {
  readonly site: Maybe<Site>;
};
type ArticleCardFragment = { readonly id: string, readonly title: string };

type ArticlePageQueryVariables = Exact<{
  id: Scalars['String'];
}>;


type ArticlePageQuery = { readonly article: { readonly title: string } | null };
}
`;

it('keeps query results and fragments, and drops the schema', () => {
  expect(toQueryTypes(generated).split('\n').slice(2)).toEqual([
    'declare namespace Queries {',
    '  type ArticleCardFragment = { readonly id: string, readonly title: string };',
    '  type ArticlePageQuery = { readonly article: { readonly title: string } | null };',
    '}',
    '',
  ]);
});

it('types the JSON of a plan as sections', () => {
  const plan = 'type PlanFragment = { readonly sections: Record<string, unknown> };';
  expect(toQueryTypes(plan)).toContain(
    "{ readonly sections: readonly import('./domain/plans/plan-view.ts').HtmlOrPlanSection[] }",
  );
});
