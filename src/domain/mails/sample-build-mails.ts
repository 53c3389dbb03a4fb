import type { FailedBuildDetails, MendedBuildDetails } from './build-mail.ts';

const title = 'Article “Deadlift for beginners” published and 2 more';
const space = { spaceId: 'knurl-starter', environment: 'master' };

/** Sample e-mails to editors about the builds of the site. */
export const sampleFailedBuilds: Readonly<Record<string, FailedBuildDetails>> = {
  'Failed build: content to mend': {
    title,
    faults: [
      {
        kind: 'error',
        id: 'article-deadlift-for-beginners',
        type: 'Article',
        title: 'Deadlift for beginners',
        field: 'content',
        place: { line: 12, column: 8 },
        problem: 'the link to /exercises/leg-exercises/deadlifts/ leads nowhere',
        remedy: 'link to /exercises/back-exercises/deadlift/, or remove the link',
      },
      {
        kind: 'error',
        id: 'deadlift-setup',
        type: 'File',
        title: 'The start of a deadlift',
        problem: 'it has no description, which is read out to people who can’t see it',
        remedy: 'say in one sentence what it shows',
      },
    ],
    problem: null,
    space,
  },
  'Failed build: another reason': {
    title,
    faults: [],
    problem:
      'The content service at cdn.contentful.com answers 503. Wait until it works again, then build again.',
    space,
  },
};

export const sampleMendedBuild: MendedBuildDetails = { title };
