import { arms } from './exercises-arms.ts';
import { backs } from './exercises-back.ts';
import { chests } from './exercises-chest.ts';
import { cores } from './exercises-core.ts';
import { hips } from './exercises-hips.ts';
import { legs } from './exercises-legs.ts';
import { shoulders } from './exercises-shoulders.ts';
import type { Picture } from './picture.ts';
import { upperTwo } from './exercises-upper-two.ts';
import { middleTwo } from './exercises-middle-two.ts';
import { lowerTwo } from './exercises-lower-two.ts';
import { articlesThree } from './scenes-articles-three.ts';
import { plansTwo } from './scenes-plans-two.ts';
import { plansThree } from './scenes-plans-three.ts';
import { packsTwo } from './scenes-packs-two.ts';
import { membersThree } from './scenes-members-three.ts';
import { membersFour } from './scenes-members-four.ts';
import { membersFive } from './scenes-members-five.ts';
import { membersSix } from './scenes-members-six.ts';
import { ads } from './scenes-ads.ts';
import { articlesOne } from './scenes-articles-one.ts';
import { articlesTwo } from './scenes-articles-two.ts';
import { banners } from './scenes-banners.ts';
import { calculators } from './scenes-calculators.ts';
import { categories } from './scenes-categories.ts';
import { homeGymsOne } from './scenes-home-gyms-one.ts';
import { homeGymsTwo } from './scenes-home-gyms-two.ts';
import { membersOne } from './scenes-members-one.ts';
import { membersTwo } from './scenes-members-two.ts';
import { packs } from './scenes-packs.ts';
import { plans } from './scenes-plans.ts';
import { preBuilt } from './scenes-pre-built.ts';
import { hero } from './scene-hero.ts';
import { products } from './products.ts';

export const pictures: readonly Picture[] = [
  ...shoulders,
  ...backs,
  ...chests,
  ...arms,
  ...cores,
  ...hips,
  ...legs,
  ...categories,
  ...plans,
  ...articlesOne,
  ...articlesTwo,
  ...calculators,
  ...banners,
  ...packs,
  ...preBuilt,
  ...homeGymsOne,
  ...homeGymsTwo,
  ...membersOne,
  ...membersTwo,
  ...hero,
  ...upperTwo,
  ...middleTwo,
  ...lowerTwo,
  ...articlesThree,
  ...plansTwo,
  ...plansThree,
  ...packsTwo,
  ...membersThree,
  ...membersFour,
  ...membersFive,
  ...membersSix,
  ...products,
  ...ads,
];
