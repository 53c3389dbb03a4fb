import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createScratchSite } from '../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';
import { generateArticles } from './generate-articles.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import { memoryFolder, timeBuild, weighBuild } from './timed-build.ts';
import type { BuildCost } from './timed-build.ts';

const gigabyte = 1e9;
const few = 1000;
const many = 10_000;

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

const retitle = (site: ScratchSite): void => {
  const file = path.join(site.contentFolder, 'entries/article/deload-weeks.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Another title'));
};

const measureStarterSpace = (): Promise<readonly Measurement[]> =>
  withSite(async (site) => {
    const cold = report('Starter space, cold', await timeBuild(site));
    retitle(site);
    const changed = report('Starter space, one article changed', await timeBuild(site));
    return [
      measure('Cold build of the starter space', cold.seconds, 's'),
      measure(
        'One changed article, of the cold time',
        (100 * changed.seconds) / cold.seconds,
        '%',
        45,
      ),
    ];
  });

/** Puts a file of the plain variant in the place of one of Gatsby's, which is renamed. */
const replace = (site: ScratchSite, own: string, gatsbyFile: string): void => {
  const kept = path.join(site.folder, gatsbyFile.replace('gatsby-', 'site-'));
  const place = path.join(site.folder, gatsbyFile);
  try {
    renameSync(place, kept);
  } finally {
    copyFileSync(path.join(import.meta.dirname, 'plain-nodes', own), place);
  }
};

const plainFile = 'plain-space.ts';

/** The same pages without content service, plugin, checks and Markdown: what is left is Gatsby's own cost. */
const timePlainPages = (): Promise<BuildCost> =>
  withSite(async (site) => {
    generateArticles(site.contentFolder, few);
    copyFileSync(
      path.join(import.meta.dirname, 'plain-nodes', plainFile),
      path.join(site.folder, plainFile),
    );
    replace(site, 'write-nodes.ts', 'gatsby-node.ts');
    await timeBuild(site);
    for (const made of ['.cache', 'public', '.local']) {
      rmSync(path.join(site.folder, made), { recursive: true, force: true });
    }
    copyFileSync(
      path.join(import.meta.dirname, 'plain-nodes', 'read-nodes.ts'),
      path.join(site.folder, 'gatsby-node.ts'),
    );
    replace(site, 'config.ts', 'gatsby-config.ts');
    return report(`${few} articles from plain nodes, cold`, await timeBuild(site));
  });

const buildArticles = (count: number): Promise<BuildCost> =>
  withSite(async (site) => {
    generateArticles(site.contentFolder, count);
    return report(`${count} articles, cold`, await timeBuild(site));
  });

/** The quicker of two builds: whatever else the machine does can only slow one down. */
const timeArticles = async (count: number): Promise<BuildCost> => {
  const first = await buildArticles(count);
  const second = await buildArticles(count);
  return first.seconds < second.seconds ? first : second;
};

/**
 * Node collects garbage when its heap is full, so what a build takes says little about what it needs: these are sizes,
 * in MB, with which it takes little longer.
 */
const heap = 560;
const youngHeap = 16;

const memoryFor = (count: number): Promise<number> =>
  withSite(async (site) => {
    generateArticles(site.contentFolder, count);
    const small = {
      NODE_OPTIONS: `--max-old-space-size=${heap} --max-semi-space-size=${youngHeap}`,
    };
    return weighBuild(site, small);
  });

/** Times builds on a memory file system and sets them against their budgets. Takes some minutes. */
export const measureBuilds = async (): Promise<readonly Measurement[]> => {
  const starter = await measureStarterSpace();
  const costOfFew = await timeArticles(few);
  const plain = await timePlainPages();
  const costOfMany = await timeArticles(many);
  const peakBytes = await memoryFor(many);
  return [
    ...starter,
    measure(`Cold build with ${few} articles`, costOfFew.seconds, 's'),
    measure(`Cold build with ${many} articles`, costOfMany.seconds, 's'),
    measure(
      `${many} articles against ${few}`,
      costOfMany.seconds / costOfFew.seconds,
      'times',
      1.8,
    ),
    measure(
      `Memory of Gatsby and its workers with ${many} articles, heaps of ${heap} MB`,
      peakBytes / gigabyte,
      'GB',
      1.5,
    ),
    measure(
      `Content path against plain nodes, ${few} articles`,
      costOfFew.seconds / plain.seconds,
      'times',
      1.5,
    ),
  ];
};
