import { parseWorkout } from '../../domain/workout-notation/parse-workout.ts';
import type { ContentTypeId } from '../model/content-model.ts';
import { renderMarkdown } from '../render/markdown.ts';
import type { RenderedMarkdown } from '../render/markdown.ts';
import type { Report } from './content-error.ts';
import type { SpaceIndex } from './space-index.ts';

const typesWithWorkouts: readonly ContentTypeId[] = [
  'workoutPlan',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
  'memberPlan',
];

const checkWorkouts = (
  type: ContentTypeId,
  { workouts }: RenderedMarkdown,
  { exercises }: SpaceIndex,
  report: Report,
): void => {
  for (const { source, line } of workouts) {
    if (!typesWithWorkouts.includes(type)) {
      report(`line ${line}: a workout block cannot stand here`, 'put it into a plan or a pack');
      continue;
    }
    const parsed = parseWorkout(source, exercises);
    if (parsed.ok) continue;
    for (const error of parsed.errors) {
      report(
        `line ${line + error.line - 1}, column ${error.column}: ${error.message.replace(/\.$/, '')}`,
        'how plans are written stands in docs/workout-notation.md',
      );
    }
  }
};

const withoutQueryAndFragment = (href: string): string => href.split(/[?#]/, 1)[0] ?? href;

const checkLinks = (
  { headings, links }: RenderedMarkdown,
  { paths }: SpaceIndex,
  report: Report,
): void => {
  const anchors = new Set(headings.map((heading) => `#${heading.id}`));
  for (const { href, line } of links) {
    if (href.startsWith('#') && !anchors.has(href)) {
      report(
        `line ${line}: the link "${href}" leads to a heading that this text does not have`,
        anchors.size === 0 ? 'take the link out' : `use one of: ${[...anchors].join(', ')}`,
      );
    }
    const path = withoutQueryAndFragment(href);
    if (path.startsWith('/') && !paths.has(path)) {
      const withSlash = `${path.replace(/\/+$/, '')}/`;
      report(
        `line ${line}: the link "${href}" leads to a page that does not exist`,
        paths.has(withSlash)
          ? `write ${withSlash}, with a slash at its end`
          : 'correct the address, or publish that page first',
      );
    }
  }
};

/** Checks a long text: its HTML, pictures and headings, its workout blocks, and where its links lead. */
export const checkMarkdown = (
  type: ContentTypeId,
  source: string,
  index: SpaceIndex,
  report: Report,
): void => {
  const rendered = renderMarkdown(source);
  checkWorkouts(type, rendered, index, report);
  for (const error of rendered.errors) {
    report(`line ${error.line}: ${error.problem}`, error.remedy);
  }
  checkLinks(rendered, index, report);
};
