import { expect, test } from '@playwright/test';
import { editorPath } from '../../../src/domain/editor.ts';
import { siteBuildApiPaths } from '../../../src/domain/site-builds/live-build.ts';
import type {
  CurrentSiteBuildsAnswer,
  SiteBuild,
} from '../../../src/domain/site-builds/live-build.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { visit } from '../../support/browser/visit.ts';

const build = (state: SiteBuild['state'], more: Partial<SiteBuild> = {}): SiteBuild => ({
  buildId: state,
  title: 'Article “Deadlift for beginners, and how to get back to it after a long break” published',
  state,
  askedAt: '2026-11-23T12:00:00Z',
  startedAt: null,
  endedAt: null,
  faults: [],
  problem: null,
  ...more,
});

const faulty: CurrentSiteBuildsAnswer = {
  live: build('live', { endedAt: '2026-11-22T12:00:00Z' }),
  building: build('building', { startedAt: '2026-11-23T12:02:00Z' }),
  waiting: build('waiting'),
  failed: build('failed', {
    faults: [
      {
        kind: 'error',
        id: 'article-deadlift',
        type: 'Article',
        title: 'Deadlift for beginners',
        field: 'content',
        place: { line: 12, column: 3 },
        problem: 'the link to /exercises/back-exercises/no-such-exercise-of-ours/ leads nowhere',
        remedy: 'correct it',
      },
    ],
  }),
  space: { spaceId: 'space', environment: 'master' },
  canBuild: true,
  nextAt: null,
  deploys: null,
};

test(
  'axe finds nothing while the editor sees which builds are live, running, waiting and failed',
  { tag: '@night' },
  async ({ page }) => {
    await page.route(`**${siteBuildApiPaths.siteBuilds}`, (route) =>
      route.fulfill({ json: faulty }),
    );
    await signIn(page, 'editor');
    await visit(page, editorPath);
    const panel = page.getByRole('region', { name: 'The site' });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
      /^Failed/,
      /^Being built/,
      /^Waits/,
      /^Live/,
    ]);
    await expectAccessible(page, 'all builds');
  },
);
