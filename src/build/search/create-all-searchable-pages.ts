import type { Entry } from '../../content/model/entry.ts';
import { routes } from '../../domain/routes.ts';
import type { CollectionId } from '../../domain/search-index/collection-groups.ts';
import type { SearchablePage } from '../../domain/search-index/collections.ts';
import { distinctPhrasesWithoutArticles } from './distinct-phrases-without-articles.ts';
import { searchPhrasesOfFixedPages } from './search-phrases-of-fixed-pages.ts';
import { createEntrySearchablePages } from './create-entry-searchable-pages.ts';

type OwnPage = {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
};

/**
 * Pages that no entry describes: what a visitor trains with, and what a member or a buyer looks
 * for. Their titles are those of the pages, or say a little more where that is too little in a
 * list. Pages that say nothing without a code in their link are left out.
 */
const ownPages: readonly OwnPage[] = [
  {
    path: routes.findAPlan,
    title: 'Find a plan',
    excerpt:
      'Which plan is right for you? Say your days, minutes, kit, level and what matters to your body. Free plans come first.',
  },
  {
    path: routes.train,
    title: 'Train, set by set',
    excerpt: 'Start a session: one set at a time, what you did last time, and a rest timer.',
  },
  {
    path: routes.mySessions,
    title: 'My sessions',
    excerpt:
      'Your own saved sessions and routines: start an empty one, add exercises as you go, repeat it.',
  },
  {
    path: routes.myWeights,
    title: 'My weights',
    excerpt:
      'Your maximums, your bar and plates, your kit, in kilograms or pounds: every plan then shows what you put on the bar.',
  },
  {
    path: routes.trainingLog,
    title: 'Your training log',
    excerpt:
      'Your diary: every set you have lifted, your personal records, and your estimated maximum over time. Import or export it.',
  },
  {
    path: routes.logOnAllDevices,
    title: 'Sync on all my devices',
    excerpt:
      'Sync your training log to a new phone or computer, sealed with a key that only you have.',
  },
  {
    path: routes.onThisDevice,
    title: 'Plans offline, on this device',
    excerpt:
      'Use plans offline, at a gym without a connection: which pages open, how much room they take, and how to remove them.',
  },
  {
    path: routes.account,
    title: 'Your account',
    excerpt:
      'Your membership, orders, receipts and gifts, and how you pay. Pause or end your membership, download your data or delete your account.',
  },
  {
    path: routes.gift,
    title: 'Redeem a gift',
    excerpt: 'Type the code of a gift card, see what it opens and from when, and redeem it.',
  },
  {
    path: routes.cart,
    title: 'Your cart',
    excerpt:
      'What you have chosen in the shop: change it, see what delivery costs and when it comes, and pay.',
  },
];

const ownHits: readonly SearchablePage[] = ownPages.map(({ path, title, excerpt }) => {
  const slug = path.slice(1, -1);
  const askedAs = distinctPhrasesWithoutArticles(
    searchPhrasesOfFixedPages.get(path)?.split(', ') ?? [],
  );
  return { id: `page-${slug.replaceAll('/', '-')}`, title, excerpt, slug, category: '', askedAs };
});

/**
 * All search hits of the site: those of the entries, and those of pages that no entry describes.
 */
export const createAllSearchablePages = (
  entries: readonly Entry[],
): ReadonlyMap<CollectionId, readonly SearchablePage[]> => {
  const hits = new Map(createEntrySearchablePages(entries));
  return hits.set('pages', [...(hits.get('pages') ?? []), ...ownHits]);
};
