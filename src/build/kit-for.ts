import { entryPath } from '../content/model/entry-path.ts';
import { toText, toTexts } from '../content/model/field-values.ts';
import type { SpaceNode } from './read-space.ts';

/** A page of this site, by its title. */
export type PageLink = { readonly title: string; readonly path: string };

/** An exercise's page names so many products; the others are a press away. */
const maxProducts = 3;

const linkTo = (type: 'product' | 'exercise', node: SpaceNode): readonly PageLink[] => {
  const path = entryPath(type, node);
  return path === undefined ? [] : [{ title: toText(node['title']), path }];
};

/** The first products of the shop that go with an exercise, in the order of the shop. What isn't offered is not named. */
export const kitFor = (slug: string, products: readonly SpaceNode[]): readonly PageLink[] =>
  products
    .filter((node) => node['inStock'] === true && toTexts(node['exercises']).includes(slug))
    .toSorted((one, other) => Number(one['order']) - Number(other['order']))
    .flatMap((node) => linkTo('product', node))
    .slice(0, maxProducts);

/** The exercises that a product goes with, in the order in which its editor names them. */
export const exercisesOf = (
  product: SpaceNode,
  exercises: readonly SpaceNode[],
): readonly PageLink[] => {
  const bySlug = new Map(exercises.map((node) => [toText(node['slug']), node]));
  return toTexts(product['exercises']).flatMap((slug) => {
    const node = bySlug.get(slug);
    return node === undefined ? [] : linkTo('exercise', node);
  });
};

/** A product's page names so many others. */
const maxRelated = 3;

/** The products that go with another: those for the same exercises first, then those of its kind. What isn't offered is not named. */
export const relatedTo = (
  product: SpaceNode,
  products: readonly SpaceNode[],
): readonly SpaceNode[] => {
  const exercises = toTexts(product['exercises']);
  const nearness = (node: SpaceNode): number =>
    2 * toTexts(node['exercises']).filter((slug) => exercises.includes(slug)).length +
    (node['kind'] === product['kind'] ? 1 : 0);
  return products
    .filter((node) => node['slug'] !== product['slug'] && node['inStock'] === true)
    .map((node) => ({ node, near: nearness(node) }))
    .filter(({ near }) => near > 0)
    .toSorted(
      (one, other) =>
        other.near - one.near || Number(one.node['order']) - Number(other.node['order']),
    )
    .slice(0, maxRelated)
    .map(({ node }) => node);
};
