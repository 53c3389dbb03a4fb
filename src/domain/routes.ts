/** The addresses of the site (ROUTES). */
export const routes = {
  home: '/',
  workoutPlans: '/workout-plans/',
  findAPlan: '/find-a-plan/',
  workoutPlansFaq: '/workout-plans-faq/',
  exercises: '/exercises/',
  articles: '/articles/',
  workoutPacks: '/workout-packs/',
  preBuiltPlans: '/pre-built-plans/',
  homeGymPacks: '/home-gym-packs/',
  calculators: '/calculators/',
  shop: '/shop/',
  cart: '/shop/cart/',
  shopOrder: '/shop/order/',
  contact: '/contact/',
  about: '/about/',
  privacyPolicy: '/privacy-policy/',
  accessibility: '/accessibility/',
  terms: '/terms-and-conditions/',
  competitionTerms: '/competition-terms-and-conditions/',
  shippingReturns: '/shipping-returns-details/',
  promotions: '/promotions/',
  checkout: '/checkout/',
  success: '/success/',
  mailingList: '/mailing-list/',
  search: '/search/',
  members: '/members/',
  account: '/members/account/',
  gift: '/gift/',
  giftCard: '/members/gift-card/',
  accountDeleted: '/account-deleted/',
  stopMails: '/stop-e-mails/',
  owner: '/owner/',
  login: '/login/',
  macrosExplained: '/calculators/macros-explained/',
  train: '/train/',
  myWeights: '/my-weights/',
  trainingLog: '/training-log/',
  logOnAllDevices: '/training-log/on-all-my-devices/',
  mySessions: '/my-sessions/',
  onThisDevice: '/on-this-device/',
  articlesFeed: '/articles/rss.xml',
} as const;

/** The page that is served at every unknown address. */
export const notFoundPath = '/404.html';

/**
 * Pages whose views aren't counted, even by somebody who has agreed. The addresses of calculators
 * and of training have her weight, her age, her lifts and her plan, a login's has its code, and the
 * owner is no visitor.
 */
export const pathsWithoutAnalytics: readonly string[] = /* @__PURE__ */ (() => [
  routes.calculators,
  routes.login,
  routes.myWeights,
  routes.train,
  routes.trainingLog,
  routes.mySessions,
  routes.onThisDevice,
  routes.owner,
])();

/**
 * Pages that exist independently of the CMS. A pure call, as the list above: a minifier leaves out
 * of a page's scripts what only the build needs.
 */
export const pathsOutsideCms: readonly string[] = /* @__PURE__ */ (() => [
  routes.home,
  routes.workoutPlans,
  routes.findAPlan,
  routes.workoutPlansFaq,
  routes.exercises,
  routes.articles,
  routes.workoutPacks,
  routes.preBuiltPlans,
  routes.homeGymPacks,
  routes.calculators,
  routes.shop,
  routes.cart,
  routes.shopOrder,
  routes.contact,
  routes.promotions,
  routes.checkout,
  routes.success,
  routes.mailingList,
  routes.search,
  routes.members,
  routes.account,
  routes.giftCard,
  routes.gift,
  routes.accountDeleted,
  routes.stopMails,
  routes.train,
  routes.myWeights,
  routes.trainingLog,
  routes.logOnAllDevices,
  routes.mySessions,
  routes.onThisDevice,
])();

/** The examples of the UI kit. Only builds on this machine have this page (`hasUiExamples`). */
export const uiExamplesPath = '/ui/';

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
export const faqQuestionPath = (slug: string): string => `/workout-plans-faq/#${slug}`;
export const articleCategoryPath = (slug: string): string => `/category/${slug}/`;
export const memberPlanPath = (section: string, category: string, slug: string): string =>
  `/members/${section}/${category}/${slug}/`;

/**
 * The address of a text page. `macros-explained` is below the calculators; all others are at the
 * top level.
 */
export const textPagePath = (slug: string): string =>
  slug === 'macros-explained' ? routes.macrosExplained : `/${slug}/`;

/** The address of a list's page. Page 1 has the list's own address. */
export const listPagePath = (base: string, pageNumber: number): string =>
  pageNumber === 1 ? base : `${base}page/${pageNumber}/`;

/**
 * The address for a slug from the CMS that may have several parts, such as
 * `workout-packs/tone-sculpt`.
 */
export const pathOfSlug = (slug: string): string => `/${slug.replace(/^\/+|\/+$/g, '')}/`;

/** A slug as text: `full-body` becomes `full body` (ROUTES-2). */
export const slugWithSpaces = (slug: string): string => slug.replaceAll('-', ' ');

/** A slug as a heading: `bum-exercises` becomes `Bum exercises`. */
export const slugAsHeading = (slug: string): string => {
  const label = slugWithSpaces(slug);
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
};

export type SideBanner =
  | 'recent-articles'
  | 'article-categories'
  | 'workout-packs'
  | 'pre-built-plans'
  | 'home-gym-packs'
  | 'poll';

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(base);

/** Pages that belong to one visitor, or are useless as search results. */
const unindexed: readonly string[] = [
  routes.members,
  routes.gift,
  routes.accountDeleted,
  routes.stopMails,
  routes.owner,
  routes.login,
  routes.cart,
  routes.shopOrder,
  routes.checkout,
  routes.success,
  routes.search,
  routes.train,
  routes.myWeights,
  routes.trainingLog,
  routes.mySessions,
  routes.onThisDevice,
  '/404/',
];

/** Whether search engines may index a page. If so, it is in the sitemap and has no `noindex`. */
export const isIndexedBySearchEngines = (path: string): boolean =>
  path !== notFoundPath && !unindexed.some((base) => isBelow(path, base));

/**
 * Whether a page is a list: the index of a kind, a later page of it, or the page of one of the
 * finder's values.
 */
const isList = (path: string, base: string): boolean =>
  path === base ||
  (isBelow(path, base) && /^(page\/|within-|with-|for-)/.test(path.slice(base.length)));

/**
 * The banners beside a page (SCREENS-10), in their order. The address must end with a slash. A list
 * shows cards of its own kind, and articles have their categories above their cards, so only the
 * other banners appear beside a list.
 */
export const sideBannersFor = (path: string): readonly SideBanner[] => {
  const { articles, workoutPacks, preBuiltPlans, homeGymPacks } = routes;
  const packs: readonly SideBanner[] = ['workout-packs', 'pre-built-plans', 'home-gym-packs'];
  if (path === articles) return [...packs, 'poll'];
  if (isList(path, articles) || isBelow(path, '/category/')) {
    return ['recent-articles', ...packs, 'poll'];
  }
  if (isBelow(path, articles)) return ['recent-articles', 'article-categories', ...packs, 'poll'];
  if (isList(path, workoutPacks)) return ['pre-built-plans', 'home-gym-packs'];
  if (isBelow(path, workoutPacks)) return ['workout-packs'];
  if (isList(path, preBuiltPlans)) return ['home-gym-packs', 'workout-packs'];
  if (isBelow(path, preBuiltPlans)) return ['pre-built-plans', 'home-gym-packs'];
  if (isList(path, homeGymPacks)) return ['pre-built-plans', 'workout-packs'];
  if (isBelow(path, homeGymPacks)) return ['home-gym-packs', 'pre-built-plans'];
  const withPoll: readonly string[] = [
    routes.exercises,
    routes.calculators,
    routes.contact,
    routes.success,
    routes.about,
  ];
  return withPoll.includes(path) ? ['poll'] : [];
};

/**
 * Whether a page has a mailing list form of its own: articles, exercises and their categories, and
 * the list's own page. The footer of such a page has none, so that two never appear on one screen.
 */
export const hasOwnMailingListForm = (path: string): boolean =>
  /^\/(mailing-list\/|exercises\/.|articles\/(?!page\/).)/.test(path);

/** Whether the header of a page shows the cart instead of the account button (ROUTES-10). */
export const showsCartInHeader = (path: string): boolean =>
  isBelow(path, routes.shop) || path === routes.shippingReturns;
