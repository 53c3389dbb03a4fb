import { routes, pathOfSlug } from './routes.ts';

/**
 * Whether somebody has a subscription; null until it is known (STATES-1). An anonymous visitor has
 * none (R7).
 */
export type HasSubscriptionOrUnknown = boolean | null;
const allStates: readonly HasSubscriptionOrUnknown[] = [null, false, true];

type AdCategory = 'annual subscription' | 'workout pack' | 'ecommerce';

/** The categories of the ads to show (STATES-1, and by default FIGURES-6). */
export const adCategoriesForSubscriptionState = (
  hasSub: HasSubscriptionOrUnknown,
): readonly AdCategory[] => {
  switch (hasSub) {
    case null:
      return ['annual subscription', 'workout pack'];
    case false:
      return ['annual subscription', 'workout pack', 'ecommerce'];
    case true:
      return ['workout pack', 'ecommerce'];
  }
};

/**
 * Who sees something. A page's HTML contains it for everybody, and CSS hides it from the others.
 */
export type Audience = readonly HasSubscriptionOrUnknown[];

export const subscriptionBannerAudience: Audience = [false];

/** The audience of a category's ads; nobody if the site has no such category. */
export const audienceOfAdCategory = (category: string): Audience =>
  allStates.filter((hasSub) =>
    adCategoriesForSubscriptionState(hasSub).some((one) => one === category),
  );

type Ad = {
  readonly category: string;
  /** The path that it links to, without slashes at its ends. */
  readonly slug: string;
};

/** The ads allowed on a page: an ad never links to the page it is on. */
export const filterAdsForPage = <OneAd extends Ad>(
  path: string,
  ads: readonly OneAd[],
): readonly OneAd[] =>
  ads.filter(
    ({ category, slug }) => pathOfSlug(slug) !== path && audienceOfAdCategory(category).length > 0,
  );

/**
 * A number derived from a path: the same in every build and every browser, and different for most
 * paths.
 */
const numberOf = (path: string): number =>
  [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);

/** The ads below a page: one of each category, rotated so that pages differ. */
export const chooseAdsBelowPage = <OneAd extends Ad>(
  path: string,
  ads: readonly OneAd[],
): readonly OneAd[] => {
  const allowed = filterAdsForPage(path, ads);
  return adCategoriesForSubscriptionState(false).flatMap((category) => {
    const ofCategory = allowed.filter((ad) => ad.category === category);
    return ofCategory[numberOf(path) % ofCategory.length] ?? [];
  });
};

const pagesWithPromotions: readonly string[] = [
  routes.home,
  routes.contact,
  routes.about,
  routes.workoutPlansFaq,
];
const roomsWithPromotions: readonly string[] = [
  routes.workoutPlans,
  routes.exercises,
  routes.articles,
  '/category/',
  routes.workoutPacks,
  routes.preBuiltPlans,
  routes.homeGymPacks,
  routes.calculators,
];

/**
 * Whether the subscription banner and the ads are shown below a page. They aren't shown where
 * somebody orders, logs in, searches or reads legal texts, nor on the page of the offers
 * themselves.
 */
export const arePromotionsShownAtPath = (path: string): boolean =>
  pagesWithPromotions.includes(path) || roomsWithPromotions.some((room) => path.startsWith(room));
