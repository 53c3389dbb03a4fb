import type { PartialEntry, RawEntry } from './entry.ts';

/** A file of the media library. */
export type ContentAssetFacts = {
  readonly id: string;
  readonly title: string;
  readonly altText: string;
  readonly mimeType: string;
  /** 0 if the content service doesn’t say. */
  readonly bytes: number;
};

/** All the data that a build reads from the content service. */
export type ContentSpace = {
  readonly entries: readonly RawEntry[];
  /** By id. */
  readonly assets: ReadonlyMap<string, ContentAssetFacts>;
  /** Paths of pages that don't come from an entry. */
  readonly fixedPaths: readonly string[];
};

/** A space whose entries have typed fields, any of which may be missing. */
export type SpaceOfPartialEntries = Omit<ContentSpace, 'entries'> & {
  readonly entries: readonly PartialEntry[];
};
