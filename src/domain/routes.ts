/** The addresses of section 2 of the specification, and what follows from an address alone. */
export const routes = {
  home: '/',
  workoutPlans: '/workout-plans/',
  workoutPlansFaq: '/workout-plans-faq/',
  exercises: '/exercises/',
  articles: '/articles/',
  workoutPacks: '/workout-packs/',
  preBuiltPlans: '/pre-built-plans/',
  homeGymPacks: '/home-gym-packs/',
  calculators: '/calculators/',
  shop: '/shop/',
  contact: '/contact/',
  about: '/about/',
  privacyPolicy: '/privacy-policy/',
  terms: '/terms-and-conditions/',
  competitionTerms: '/competition-terms-and-conditions/',
  shippingReturns: '/shipping-returns-details/',
  promotions: '/promotions/',
  checkout: '/checkout/',
  success: '/success/',
  mailingList: '/mailing-list/',
  search: '/search/',
  members: '/members/',
  login: '/login/',
  macrosExplained: '/calculators/macros-explained/',
  articlesFeed: '/articles/rss.xml',
} as const;

/** Pages that exist whatever the content service holds. */
export const fixedPaths: readonly string[] = [
  routes.home,
  routes.workoutPlans,
  routes.workoutPlansFaq,
  routes.exercises,
  routes.articles,
  routes.workoutPacks,
  routes.preBuiltPlans,
  routes.homeGymPacks,
  routes.calculators,
  routes.shop,
  routes.contact,
  routes.promotions,
  routes.checkout,
  routes.success,
  routes.mailingList,
  routes.search,
  routes.members,
];

export const workoutPlanPath = (slug: string): string => `/workout-plans/${slug}/`;
export const workoutPackPath = (slug: string): string => `/workout-packs/${slug}/`;
export const preBuiltPlanPath = (slug: string): string => `/pre-built-plans/${slug}/`;
export const homeGymPackPath = (slug: string): string => `/home-gym-packs/${slug}/`;
export const exerciseCategoryPath = (slug: string): string => `/exercises/${slug}/`;
export const exercisePath = (category: string, slug: string): string =>
  `/exercises/${category}/${slug}/`;
export const articlePath = (slug: string): string => `/articles/${slug}/`;
export const calculatorPath = (slug: string): string => `/calculators/${slug}/`;
export const productPath = (slug: string): string => `/shop/${slug}/`;
export const faqPath = (slug: string): string => `/workout-plans-faq/#${slug}`;
export const articleCategoryPath = (slug: string): string => `/category/${slug}/`;
export const memberPlanPath = (section: string, category: string, slug: string): string =>
  `/members/${section}/${category}/${slug}/`;

/** Macros explained stands beside its calculator; every other page of text stands at the top. */
export const textPagePath = (slug: string): string =>
  slug === 'macros-explained' ? routes.macrosExplained : `/${slug}/`;

/** Page 1 of a list is the list's own address; the others are numbered below it. */
export const listPagePath = (base: string, pageNumber: number): string =>
  pageNumber === 1 ? base : `${base}page/${pageNumber}/`;

/** The address of a slug from the CMS that may hold several parts, such as `workout-packs/tone-sculpt`. */
export const sitePath = (slug: string): string => `/${slug.replace(/^\/+|\/+$/g, '')}/`;

/** `full-body` reads `full body` (specification, section 2: dashes become spaces). */
export const labelOf = (slug: string): string => slug.replaceAll('-', ' ');

/** A slug as a heading: `bum-exercises` reads `Bum exercises`. */
export const headingOf = (slug: string): string => {
  const label = labelOf(slug);
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
};

export type SideBanner =
  | 'recent-articles'
  | 'article-categories'
  | 'workout-packs'
  | 'pre-built-plans'
  | 'home-gym-packs'
  | 'exercise-categories'
  | 'poll';

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(base);

/** What belongs to one visitor, or helps nobody who comes from a search. */
const unindexed: readonly string[] = [
  routes.members,
  routes.login,
  routes.checkout,
  routes.success,
  routes.search,
  '/404/',
];

/** Whether search engines are offered a page: in the sitemap, and without `noindex` in its head. */
export const isIndexed = (path: string): boolean =>
  path !== '/404.html' && !unindexed.some((base) => isBelow(path, base));

/**
 * Which banners stand beside a page (specification, section 2, "Side banners by path"), in their order.
 * The address ends with a slash; an address that is not named has none.
 */
export const sideBannersFor = (path: string): readonly SideBanner[] => {
  if (isBelow(path, routes.articles) || isBelow(path, '/category/')) {
    return [
      'recent-articles',
      'article-categories',
      'workout-packs',
      'pre-built-plans',
      'home-gym-packs',
      'poll',
    ];
  }
  if (isBelow(path, routes.workoutPacks)) return ['workout-packs'];
  if (isBelow(path, routes.preBuiltPlans)) return ['pre-built-plans', 'home-gym-packs'];
  if (isBelow(path, routes.homeGymPacks)) return ['home-gym-packs', 'pre-built-plans'];
  if (path === routes.exercises) return ['exercise-categories', 'poll'];
  const withPoll: readonly string[] = [
    routes.calculators,
    routes.contact,
    routes.success,
    routes.about,
  ];
  return withPoll.includes(path) ? ['poll'] : [];
};

/** Where the header shows the cart instead of the account button (specification, section 2). */
export const showsCart = (path: string): boolean =>
  isBelow(path, routes.shop) || path === routes.shippingReturns;
