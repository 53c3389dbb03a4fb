import type { ContentFault } from '../../domain/content-fault.ts';
import { parsePlanOrSyntaxErrors } from '../../domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { ContentTypeId } from '../model/content-type-id.ts';
import { typesWithWorkouts } from '../model/type-groups.ts';
import { renderAndCheckMarkdown } from '../render/markdown.ts';
import type { RenderedMarkdown } from '../render/markdown.ts';
import type { ReportFieldError } from './content-error.ts';
import type { SlugsPathsAndExercisesOfSpace } from './space-index.ts';

/** The beginning of the message about a link. */
const aLink = 'the link';

/** Whether a fault is a broken link. Its page can be shown nevertheless, so a preview shows it. */
export const isBrokenLinkFault = ({ problem }: Pick<ContentFault, 'problem'>): boolean =>
  problem.startsWith(`${aLink} "`);

const checkWorkouts = (
  type: ContentTypeId,
  { workouts }: RenderedMarkdown,
  { exercises }: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  for (const { source, line } of workouts) {
    if (!typesWithWorkouts.some((planType) => planType === type)) {
      report('a workout block cannot stand here', 'put it into a plan or a pack', { line });
      continue;
    }
    const parsed = parsePlanOrSyntaxErrors(source, exercises);
    if (parsed.ok) continue;
    for (const error of parsed.errors) {
      report(
        error.message.replace(/\.$/, ''),
        'how plans are written stands in docs/workout-notation.md',
        { line: line + error.line - 1, column: error.column },
      );
    }
  }
};

const withoutQueryAndFragment = (href: string): string => href.split(/[?#]/, 1)[0] ?? href;

const checkLinks = (
  { headings, links }: RenderedMarkdown,
  { paths }: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  const anchors = new Set(headings.map((heading) => `#${heading.id}`));
  for (const { href, line } of links) {
    if (href.startsWith('#') && !anchors.has(href)) {
      report(
        `${aLink} "${href}" leads to a heading that this text does not have`,
        anchors.size === 0 ? 'take the link out' : `use one of: ${[...anchors].join(', ')}`,
        { line },
      );
    }
    const path = withoutQueryAndFragment(href);
    if (path.startsWith('/') && !paths.has(path)) {
      const withSlash = `${path.replace(/\/+$/, '')}/`;
      report(
        `${aLink} "${href}" leads to a page that does not exist`,
        paths.has(withSlash)
          ? `write ${withSlash}, with a slash at its end`
          : 'correct the address, or publish that page first',
        { line },
      );
    }
  }
};

/**
 * Checks a long text: its HTML, pictures and headings, its workout blocks, and the targets of its
 * links.
 */
export const checkMarkdownAndReportErrors = (
  type: ContentTypeId,
  source: string,
  index: SlugsPathsAndExercisesOfSpace,
  report: ReportFieldError,
): void => {
  const rendered = renderAndCheckMarkdown(source);
  checkWorkouts(type, rendered, index, report);
  for (const error of rendered.errors) {
    report(error.problem, error.remedy, { line: error.line });
  }
  checkLinks(rendered, index, report);
};
