import { routes } from '../../domain/routes.ts';

export type NavigationLink = { readonly label: string; readonly to: string };

export const planLinks: readonly NavigationLink[] = [
  { label: 'All workout plans', to: routes.workoutPlans },
  { label: 'Workout packs', to: routes.workoutPacks },
  { label: 'Pre-built plans', to: routes.preBuiltPlans },
  { label: 'Home gym packs', to: routes.homeGymPacks },
  { label: 'Questions about the plans', to: routes.workoutPlansFaq },
];

export const sidebarLinks: readonly NavigationLink[] = [
  { label: 'Workout plans', to: routes.workoutPlans },
  { label: 'Exercises', to: routes.exercises },
  { label: 'Articles', to: routes.articles },
  { label: 'Calculators', to: routes.calculators },
  { label: 'Workout packs', to: routes.workoutPacks },
  { label: 'Pre-built plans', to: routes.preBuiltPlans },
  { label: 'Home gym packs', to: routes.homeGymPacks },
  { label: 'Members', to: routes.members },
  { label: 'Contact', to: routes.contact },
];

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
];

export const moreLinks: readonly NavigationLink[] = [
  { label: 'Pre-built plans', to: routes.preBuiltPlans },
  { label: 'Home gym packs', to: routes.homeGymPacks },
  { label: 'Shop', to: routes.shop },
  { label: 'Promotions', to: routes.promotions },
  { label: 'Terms and conditions', to: routes.terms },
  { label: 'Competition terms', to: routes.competitionTerms },
  { label: 'Shipping and returns', to: routes.shippingReturns },
];
