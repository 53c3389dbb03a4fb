/** The name of a file in `src/templates`. */
export type PageTemplateName =
  | 'article'
  | 'article-list'
  | 'calculator'
  | 'calculator-macro'
  | 'calculator-one-rep-max'
  | 'calculator-reverse-diet'
  | 'calculator-tdee'
  | 'editor'
  | 'exercise'
  | 'exercise-category'
  | 'exercise-list'
  | 'exercise-muscle'
  | 'home-gym-pack'
  | 'pre-built-plan'
  | 'product'
  | 'product-list'
  | 'programme-list'
  | 'text-page'
  | 'ui-examples'
  | 'workout-pack'
  | 'workout-plan';

/** A page for Gatsby to create: its address, its template, and the variables of its query. */
export type PageToCreate = {
  readonly path: string;
  readonly template: PageTemplateName;
  readonly context: Readonly<Record<string, unknown>>;
};
