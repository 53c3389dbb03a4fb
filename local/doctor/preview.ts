import { badFinding, goodFinding, unknownFinding } from './findings.ts';
import type { Examination, Finding } from './finding.ts';
import { probeAddress } from './site/probe.ts';

const guarded = ['/', '/editor/', '/page-data/app-data.json', '/page-data/index/page-data.json'];

const examineGate = async (previewUrl: string): Promise<Finding> => {
  const subject = 'Gate';
  const open: string[] = [];
  for (const path of guarded) {
    const answer = await probeAddress(`${previewUrl}${path}`);
    if (typeof answer === 'string') {
      return unknownFinding(
        subject,
        `${previewUrl} can’t be reached: ${answer}.`,
        'See the last deploy of the preview at Netlify.',
      );
    }
    if (answer.status !== 401) open.push(`${path} (${answer.status})`);
  }
  return open.length === 0
    ? goodFinding(subject, 'It lets nobody in who isn’t logged in as an editor.')
    : badFinding(
        subject,
        `Whoever asks gets an answer other than 401 from ${open.join(', ')}.`,
        'Set the package directory of the preview to netlify/preview at Netlify (Build & deploy), then deploy it again.',
      );
};

const examineRobots = async (previewUrl: string): Promise<Finding> => {
  const subject = 'Search engines';
  const answer = await probeAddress(`${previewUrl}/robots.txt`);
  return typeof answer !== 'string' &&
    answer.status === 200 &&
    /^disallow:\s*\/\s*$/im.test(answer.text)
    ? goodFinding(subject, 'robots.txt forbids the whole preview.')
    : badFinding(
        subject,
        'robots.txt of the preview does not forbid it.',
        'Deploy the preview again, with the package directory netlify/preview.',
      );
};

/**
 * Examines the preview: that its gate is closed, and that search engines are told not to index it.
 */
export const examinePreview: Examination = async (variables) => {
  const previewUrl = variables['PREVIEW_URL']?.replace(/\/+$/, '');
  if (previewUrl === undefined) {
    return [
      unknownFinding(
        'Preview',
        'PREVIEW_URL is not set, so there is no preview that could be examined.',
        'Run npm run setup -- netlify, which opens the preview and writes its address to .env.',
      ),
    ];
  }
  return Promise.all([examineGate(previewUrl), examineRobots(previewUrl)]);
};
