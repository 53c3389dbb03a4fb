import { entryPath } from '../../content/model/entry-path.ts';
import { toText, toTexts } from '../../content/model/field-values.ts';
import type { SpaceNode } from '../read-space.ts';

/** A link to a page of this site, with its title. */
export type PageLink = { readonly title: string; readonly path: string };

/** The maximum number of products on an exercise's page; the others are one click away. */
const maxProducts = 3;

const linkTo = (type: 'product' | 'exercise', node: SpaceNode): readonly PageLink[] => {
  const path = entryPath(type, node);
  return path === undefined ? [] : [{ title: toText(node['title']), path }];
};

/** The first products that go with an exercise, in the order of the shop. Those that aren't offered are left out. */
export const productsForExercise = (
  slug: string,
  products: readonly SpaceNode[],
): readonly PageLink[] =>
  products
    .filter((node) => node['inStock'] === true && toTexts(node['exercises']).includes(slug))
    .toSorted((one, other) => Number(one['order']) - Number(other['order']))
    .flatMap((node) => linkTo('product', node))
    .slice(0, maxProducts);

/** The exercises that a product goes with, in the editor's order. */
export const exercisesOfProduct = (
  product: SpaceNode,
  exercises: readonly SpaceNode[],
): readonly PageLink[] => {
  const bySlug = new Map(exercises.map((node) => [toText(node['slug']), node]));
  return toTexts(product['exercises']).flatMap((slug) => {
    const node = bySlug.get(slug);
    return node === undefined ? [] : linkTo('exercise', node);
  });
};

/** The maximum number of related products on a product's page. */
const maxRelated = 3;

/** The products related to another: first those for the same exercises, then those of its kind. Those that aren't offered are left out. */
export const relatedProducts = (
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
