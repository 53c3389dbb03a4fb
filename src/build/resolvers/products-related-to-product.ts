import { exercisePath, productPath } from '../../domain/routes.ts';
import type { EntryWithNode } from '../to-valid-entries-of-nodes.ts';

/** A link to a page of this site, with its title. */
export type PageLink = { readonly title: string; readonly path: string };

/** The maximum number of products on an exercise's page; the others are one click away. */
const maxProducts = 3;

type ProductNode = EntryWithNode<'product'>;
type ExerciseNode = EntryWithNode<'exercise'>;

const byOrder = (one: ProductNode, other: ProductNode): number =>
  one.fields.order - other.fields.order;

const exercisesOf = ({ fields }: ProductNode): readonly string[] => fields.exercises ?? [];

/**
 * The first products that go with an exercise, in the order of the shop. Those that aren't offered
 * are left out.
 */
export const productLinksForExercise = (
  slug: string,
  products: readonly ProductNode[],
): readonly PageLink[] =>
  products
    .filter((product) => product.fields.inStock && exercisesOf(product).includes(slug))
    .toSorted(byOrder)
    .slice(0, maxProducts)
    .map(({ fields }) => ({ title: fields.title, path: productPath(fields.slug) }));

/** The exercises that a product goes with, in the editor's order. */
export const exerciseLinksOfProduct = (
  product: ProductNode,
  exercises: readonly ExerciseNode[],
): readonly PageLink[] => {
  const bySlug = new Map(exercises.map(({ fields }) => [fields.slug, fields]));
  return exercisesOf(product).flatMap((slug) => {
    const exercise = bySlug.get(slug);
    return exercise === undefined
      ? []
      : [{ title: exercise.title, path: exercisePath(exercise.category, slug) }];
  });
};

/** The maximum number of related products on a product's page. */
const maxRelated = 3;

/**
 * The products related to another: first those for the same exercises, then those of its kind.
 * Those that aren't offered are left out.
 */
export const productsRelatedToProduct = (
  product: ProductNode,
  products: readonly ProductNode[],
): readonly ProductNode[] => {
  const exercises = exercisesOf(product);
  const nearness = (other: ProductNode): number =>
    2 * exercisesOf(other).filter((slug) => exercises.includes(slug)).length +
    (other.fields.kind === product.fields.kind ? 1 : 0);
  return products
    .filter(({ fields }) => fields.slug !== product.fields.slug && fields.inStock)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, two) => two.near - one.near || byOrder(one.other, two.other))
    .slice(0, maxRelated)
    .map(({ other }) => other);
};
