import type { ContentTypeId } from './content-model.ts';

/** An entry of the content service. A picture field holds a list of the ids of published assets. */
export type ContentEntry = {
  readonly type: ContentTypeId;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** A file of the media library. */
export type ContentAsset = {
  readonly id: string;
  readonly title: string;
  readonly altText: string;
  readonly mimeType: string;
};

/** All the data that a build reads from the content service. */
export type ContentSpace = {
  readonly entries: readonly ContentEntry[];
  /** By id. */
  readonly assets: ReadonlyMap<string, ContentAsset>;
  /** Paths of pages that don't come from an entry. */
  readonly fixedPaths: readonly string[];
};
