import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { previewFolder } from '../../config/shared/preview-folder.ts';
import { BuiltPreviewManifestSchema, type BuiltPreviewManifest } from '../../domain/preview.ts';
import { Outage } from '../outage.ts';

/** The built preview, deployed with the function. */
export type PreviewManifestAndFiles = {
  /** Throws an Outage if there is none. */
  readonly site: () => Promise<BuiltPreviewManifest>;
  /** The bytes of a file that the site lists. */
  readonly stream: (name: string) => ReadableStream<Uint8Array>;
};

/**
 * Opens the built preview in a folder. It is read once: a new preview is deployed with a new
 * function.
 */
export const openPreviewManifestAndFiles = (
  folder = path.resolve(previewFolder),
): PreviewManifestAndFiles => {
  let site: Promise<BuiltPreviewManifest> | undefined;
  const read = async (): Promise<BuiltPreviewManifest> => {
    try {
      const text = await readFile(path.join(folder, 'site.json'), 'utf8');
      return v.parse(BuiltPreviewManifestSchema, JSON.parse(text));
    } catch (error) {
      site = undefined;
      throw new Outage('The built preview cannot be read.', error);
    }
  };
  return {
    site: () => (site ??= read()),
    stream: (name) => {
      const file = Readable.toWeb(createReadStream(path.join(folder, 'files', name)));
      return new ReadableStream({
        start: async (controller) => {
          try {
            for await (const part of file)
              controller.enqueue(v.parse(v.instance(Uint8Array), part));
            controller.close();
          } catch (error) {
            controller.error(error);
          }
        },
      });
    },
  };
};
