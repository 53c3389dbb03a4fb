import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { ContentFaultSchema } from './content-fault.ts';

/** The paths that only a preview has. */
export const previewPaths = {
  /** `POST`: opens the preview for who sends an editor's access token. `GET`: whether it is open. `DELETE`: closes it. */
  session: '/api/preview-session',
  /** `POST`: builds the preview again. */
  build: '/api/preview-build',
  /** Below it, by its id, every entry. */
  entry: '/entry/',
  /** What the preview was built from, and what couldn't be shown. */
  state: '/preview/',
  /** A picture of the content service, in the size that a page asks for. */
  picture: '/preview-picture',
} as const;

/** What Contentful opens for an entry of any type: it puts the entry's id in. The address is the preview's, without a slash at its end. */
export const previewAddress = (previewUrl: string): string =>
  `${previewUrl}${previewPaths.entry}{entry.sys.id}/`;

/** Who may show a preview in a frame: Contentful's web app, of both its regions. */
export const previewFrames = [
  'https://app.contentful.com',
  'https://app.eu.contentful.com',
] as const;

/** The file, at the top of the project, in which a build of Gatsby leaves its report. */
export const previewReportFile = 'preview-report.json';

export const PreviewReportSchema = v.object({
  /** Where entries are mended. Null if the content isn’t at Contentful. */
  space: v.nullable(v.object({ spaceId: v.string(), environment: v.string() })),
  /** The Content-Security-Policy of the pages. */
  policy: v.string(),
  /** Every entry by its id: its title, and its address if it has one. */
  entries: v.record(
    v.string(),
    v.object({ type: v.string(), title: v.string(), path: v.nullable(v.string()) }),
  ),
  /** The ids of the entries that couldn’t be shown. */
  leftOut: v.array(v.string()),
  /** Why they couldn’t, and what is wrong with others. */
  faults: v.array(ContentFaultSchema),
});
/** What the build of a preview knows beside its pages. */
export type PreviewReport = DeepReadonly<v.InferOutput<typeof PreviewReportSchema>>;

export const PreviewSiteSchema = v.object({
  ...PreviewReportSchema.entries,
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The script of the page that logs in. */
  signInScript: v.string(),
  /** Every file by its path without a slash in front, with a digest of its bytes. Nothing else is served. */
  files: v.record(v.string(), v.string()),
});
/** A built preview. */
export type PreviewSite = DeepReadonly<v.InferOutput<typeof PreviewSiteSchema>>;
