import { routes } from '../../domain/routes.ts';

export type NavigationLink = { readonly label: string; readonly to: string };

/** A link with its sub-links. */
export type LinkWithSublinks = NavigationLink & { readonly links?: readonly NavigationLink[] };

type Navigation = Readonly<
  Record<
    'plans' | 'exercises' | 'calculators' | 'articles' | 'members' | 'contact' | 'shop' | 'offers',
    LinkWithSublinks
  >
>;

const planLinks: readonly NavigationLink[] = [
  { label: 'Pre-built plans', to: routes.preBuiltPlans },
  { label: 'Home gym packs', to: routes.homeGymPacks },
];

const shop: NavigationLink = { label: 'Shop', to: routes.shop };

const offers: NavigationLink = { label: 'Membership offers', to: routes.promotions };

const planQuestions: NavigationLink = {
  label: 'Questions about the plans',
  to: routes.workoutPlansFaq,
};

/**
 * The links of the header's menus, and in the same order those of the sidebar. Categories and
 * calculators come from the CMS.
 */
export const headerAndSidebarLinksOf = (
  exerciseCategories: readonly NavigationLink[],
  calculators: readonly NavigationLink[],
): Navigation => ({
  plans: {
    label: 'Workout plans',
    to: routes.workoutPlans,
    links: [
      { label: 'Workout packs', to: routes.workoutPacks },
      ...planLinks,
      { label: 'Find a plan', to: routes.findAPlan },
      { label: 'My weights', to: routes.myWeights },
      { label: 'Training log', to: routes.trainingLog },
      planQuestions,
    ],
  },
  exercises: { label: 'Exercises', to: routes.exercises, links: exerciseCategories },
  calculators: { label: 'Calculators', to: routes.calculators, links: calculators },
  articles: { label: 'Articles', to: routes.articles },
  members: { label: 'Members', to: routes.members },
  contact: { label: 'Contact', to: routes.contact },
  shop,
  offers,
});

export const footerLinks: readonly NavigationLink[] = [
  { label: 'Home', to: routes.home },
  { label: 'Workout plans', to: routes.workoutPlans },
  { label: 'Exercises', to: routes.exercises },
  { label: 'Articles', to: routes.articles },
  { label: 'Workout packs', to: routes.workoutPacks },
  { label: 'Calculators', to: routes.calculators },
  { label: 'Contact', to: routes.contact },
  { label: 'About', to: routes.about },
  { label: 'Privacy policy', to: routes.privacyPolicy },
  { label: 'Accessibility', to: routes.accessibility },
];

export const moreFooterLinks: readonly NavigationLink[] = [
  ...planLinks,
  planQuestions,
  shop,
  offers,
  { label: 'Terms and conditions', to: routes.terms },
  { label: 'Competition terms', to: routes.competitionTerms },
  { label: 'Shipping and returns', to: routes.shippingReturns },
  { label: 'Redeem a gift', to: routes.gift },
  // The law requires this link on every page, in these words.
  { label: 'Withdraw from a contract', to: `${routes.account}#orders` },
];
