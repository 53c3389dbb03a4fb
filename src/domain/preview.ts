import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { ContentFaultSchema } from './content-fault.ts';

/** The paths that exist only on a preview. */
export const previewPaths = {
  /**
   * `POST`: opens the preview for a request with an editor's access token. `GET`: whether it is
   * open. `DELETE`: closes it.
   */
  session: '/api/preview-session',
  /** `POST`: builds the preview again. */
  build: '/api/preview-build',
  /** The base path of the pages that show every entry by its id. */
  entry: '/entry/',
  /** The page about the build of the preview, and the entries that couldn't be shown. */
  state: '/preview/',
  /** A picture from the content service, in the size that a page requests. */
  picture: '/preview-picture',
} as const;

/**
 * The preview address set up in Contentful for an entry of any type: Contentful inserts the entry's
 * id. `previewUrl` has no trailing slash.
 */
export const previewAddressTemplateForAnyEntry = (previewUrl: string): string =>
  `${previewUrl}${previewPaths.entry}{entry.sys.id}/`;

/** The sites that may show a preview in a frame: Contentful's web app, in both its regions. */
export const sitesFramingPreview = [
  'https://app.contentful.com',
  'https://app.eu.contentful.com',
] as const;

/** The file, at the root of the project, in which Gatsby's build writes its report. */
export const previewReportFile = 'preview-report.json';

export const PreviewEntriesFaultsAndPolicySchema = v.object({
  /** Where entries are edited. Null if the content isn’t at Contentful. */
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
  /** Why they couldn’t be shown, and the faults of other entries. */
  faults: v.array(ContentFaultSchema),
});
/** The data of a preview's build besides its pages. */
export type PreviewEntriesFaultsAndPolicy = DeepReadonly<
  v.InferOutput<typeof PreviewEntriesFaultsAndPolicySchema>
>;

export const BuiltPreviewManifestSchema = v.object({
  ...PreviewEntriesFaultsAndPolicySchema.entries,
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The script of the login page. */
  signInScript: v.string(),
  /**
   * Every file by its path without a leading slash, with a digest of its bytes. Nothing else is
   * served.
   */
  files: v.record(v.string(), v.string()),
});
export type BuiltPreviewManifest = DeepReadonly<v.InferOutput<typeof BuiltPreviewManifestSchema>>;
