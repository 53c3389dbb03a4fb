import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createScratchSite } from '../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';
import { countPages, createBareSite } from './bare-site.ts';
import type { SiteToMatch } from './bare-site.ts';
import { addArticles } from './generate-articles.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import { turnIntoPlainNodes } from './plain-nodes.ts';
import { memoryFolder, timeBuild, weighBuild } from './timed-build.ts';
import type { BuildCost } from './timed-build.ts';

const gigabyte = 1e9;

/** The number of generated articles in the smaller and the larger builds. */
type ArticleCounts = { readonly few: number; readonly many: number };

const withSite = async <Result>(act: (site: ScratchSite) => Promise<Result>): Promise<Result> => {
  const site = await createScratchSite({ folder: memoryFolder });
  try {
    return await act(site);
  } finally {
    await site.dispose();
  }
};

const report = (what: string, cost: BuildCost): BuildCost => {
  const steps = cost.steps.map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`).join(', ');
  console.log(`${what}: ${cost.seconds.toFixed(1)} s (${steps})`);
  return cost;
};

const changeOneTitle = (site: ScratchSite): void => {
  const file = path.join(site.contentFolder, 'entries/article/deload-weeks.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Another title'));
};

const measureStarterSpace = (): Promise<readonly Measurement[]> =>
  withSite(async (site) => {
    const cold = report('Starter space, cold', await timeBuild(site));
    changeOneTitle(site);
    const changed = report('Starter space, one article changed', await timeBuild(site));
    return [
      measure('Cold build of the starter space', cold.seconds, 's'),
      measure(
        'One changed article, of the cold time',
        (100 * changed.seconds) / cold.seconds,
        '%',
        35,
      ),
    ];
  });

/**
 * Times a build of the same pages without content service, plugin, checks and Markdown, which shows
 * the cost of our content path.
 */
const timePlainNodes = (articles: number): Promise<BuildCost> =>
  withSite(async (site) => {
    addArticles(site.contentFolder, articles);
    await turnIntoPlainNodes(site, () => timeBuild(site));
    return report(`${articles} articles from plain nodes, cold`, await timeBuild(site));
  });

/** The faster of two builds, because other work on the machine can only slow one down. */
const quickerOfTwo = async (build: () => Promise<BuildCost>): Promise<BuildCost> => {
  const first = await build();
  const second = await build();
  return first.seconds < second.seconds ? first : second;
};

type BuiltArticles = { readonly seconds: number; readonly site: SiteToMatch };

const timeArticles = async (articles: number): Promise<BuiltArticles> => {
  let built: SiteToMatch = { pageCount: 0, articleHtml: '' };
  const { seconds } = await quickerOfTwo(() =>
    withSite(async (site) => {
      addArticles(site.contentFolder, articles);
      const cost = report(`${articles} articles, cold`, await timeBuild(site));
      const articleHtml = site.readPublic('articles/bench-1/index.html');
      built = { pageCount: countPages(site.publicFolder), articleHtml };
      return cost;
    }),
  );
  return { seconds, site: built };
};

type BareBuild = { readonly seconds: number; readonly articleBytes: number };

const timeBareGatsby = async (articles: number, toMatch: SiteToMatch): Promise<BareBuild> => {
  let articleBytes = 0;
  const { seconds } = await quickerOfTwo(async () => {
    const site = createBareSite(articles, toMatch);
    try {
      const what = `Bare Gatsby with ${toMatch.pageCount} pages, cold`;
      const cost = report(what, await timeBuild(site));
      const page = path.join(site.publicFolder, 'articles/bench-1/index.html');
      articleBytes = readFileSync(page).length;
      return cost;
    } finally {
      site.dispose();
    }
  });
  return { seconds, articleBytes };
};

type Growth = {
  readonly counts: ArticleCounts;
  readonly few: BuiltArticles;
  readonly many: BuiltArticles;
  readonly bareFew: BareBuild;
  readonly bareMany: BareBuild;
};

const timeGrowth = async (counts: ArticleCounts): Promise<Growth> => {
  const few = await timeArticles(counts.few);
  const bareFew = await timeBareGatsby(counts.few, few.site);
  const many = await timeArticles(counts.many);
  const bareMany = await timeBareGatsby(counts.many, many.site);
  return { counts, few, many, bareFew, bareMany };
};

/**
 * Measures how the build time grows with the number of articles, compared with a bare Gatsby site
 * of as many pages (decision 009). Only the ratio of the two has a budget, because Gatsby's own
 * growth is not ours to change.
 */
const measureGrowth = ({
  counts,
  few,
  many,
  bareFew,
  bareMany,
}: Growth): readonly Measurement[] => {
  const growth = many.seconds / few.seconds;
  const bareGrowth = bareMany.seconds / bareFew.seconds;
  const furtherPages = many.site.pageCount - few.site.pageCount;
  const perPage = (more: number, less: number): number => (1000 * (more - less)) / furtherPages;
  return [
    measure(`Cold build with ${counts.few} articles`, few.seconds, 's'),
    measure('- a bare Gatsby with as many pages', bareFew.seconds, 's'),
    measure(`Cold build with ${counts.many} articles`, many.seconds, 's'),
    measure('- a bare Gatsby with as many pages', bareMany.seconds, 's'),
    measure(`Growth from ${counts.few} to ${counts.many} articles`, growth, 'times'),
    measure('- of a bare Gatsby', bareGrowth, 'times'),
    measure('- ours against that of a bare Gatsby', growth / bareGrowth, 'times', 1.25),
    measure('Each further page', perPage(many.seconds, few.seconds), 'ms'),
    measure('- of a bare Gatsby', perPage(bareMany.seconds, bareFew.seconds), 'ms'),
    measure(
      '- size of its HTML, of ours',
      (100 * bareFew.articleBytes) / Buffer.byteLength(few.site.articleHtml),
      '%',
    ),
  ];
};

/**
 * Node only collects garbage when its heap is full, so a build without limits takes more memory
 * than it needs. With these limits, in MB, it takes little longer.
 */
const oldHeap = 640;
const youngHeap = 16;

const measureMemory = (articles: number): Promise<Measurement> =>
  withSite(async (site) => {
    addArticles(site.contentFolder, articles);
    const peakBytes = await weighBuild(site, {
      NODE_OPTIONS: `--max-old-space-size=${oldHeap} --max-semi-space-size=${youngHeap}`,
    });
    return measure(
      `Memory of Gatsby and its workers with ${articles} articles, heaps of ${oldHeap} MB`,
      peakBytes / gigabyte,
      'GB',
      1.5,
    );
  });

/**
 * Times builds on a memory file system and compares them with their budgets. At full size this
 * takes about a quarter of an hour.
 */
export const measureBuilds = async (
  counts: ArticleCounts = { few: 1000, many: 10_000 },
): Promise<readonly Measurement[]> => {
  const starter = await measureStarterSpace();
  const growth = await timeGrowth(counts);
  const plain = await timePlainNodes(counts.few);
  return [
    ...starter,
    ...measureGrowth(growth),
    await measureMemory(counts.many),
    measure(
      `Content path against plain nodes, ${counts.few} articles`,
      growth.few.seconds / plain.seconds,
      'times',
      1.5,
    ),
  ];
};
