import { routes, sitePath } from './routes.ts';

/** Whether somebody has a subscription; null until that is known (STATES-1). An anonymous visitor has none (R7). */
export type HasSub = boolean | null;
const allStates: readonly HasSub[] = [null, false, true];

type AdCategory = 'annual subscription' | 'workout pack' | 'ecommerce';

/** The categories of the ads to show (STATES-1, and by default FIGURES-6). */
export const adCategoriesFor = (hasSub: HasSub): readonly AdCategory[] => {
  switch (hasSub) {
    case null:
      return ['annual subscription', 'workout pack'];
    case false:
      return ['annual subscription', 'workout pack', 'ecommerce'];
    case true:
      return ['workout pack', 'ecommerce'];
  }
};

/** For whom something is shown. The HTML of a page has it for everybody, and CSS hides it from the others. */
export type Audience = readonly HasSub[];

/** For whom the subscription banner is. */
export const bannerAudience: Audience = [false];

/** For whom the ads of a category are; for nobody if the site has no such category. */
export const audienceOf = (category: string): Audience =>
  allStates.filter((hasSub) => adCategoriesFor(hasSub).some((one) => one === category));

type Ad = {
  readonly category: string;
  /** The address it leads to, without the slashes at its ends. */
  readonly slug: string;
};

/** The ads that may stand on a page: an ad never leads to the page it stands on. */
export const adsAllowedOn = <OneAd extends Ad>(
  path: string,
  ads: readonly OneAd[],
): readonly OneAd[] =>
  ads.filter(({ category, slug }) => sitePath(slug) !== path && audienceOf(category).length > 0);

/** A number that is the same for a path in every build and every browser, and differs between most paths. */
const numberOf = (path: string): number =>
  [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);

/** The ads below a page: one of each category, in turn, so that pages differ. */
export const adsBelow = <OneAd extends Ad>(
  path: string,
  ads: readonly OneAd[],
): readonly OneAd[] => {
  const allowed = adsAllowedOn(path, ads);
  return adCategoriesFor(false).flatMap((category) => {
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
 * Whether the subscription banner and the ads stand below a page. They don't where somebody orders, logs in, searches or reads
 * what the law asks for, nor on the page of the offers themselves.
 */
export const hasPromotions = (path: string): boolean =>
  pagesWithPromotions.includes(path) || roomsWithPromotions.some((room) => path.startsWith(room));
