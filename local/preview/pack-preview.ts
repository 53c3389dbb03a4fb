import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { previewFolder } from '../../src/config/shared/preview-folder.ts';
import {
  PreviewEntriesFaultsAndPolicySchema,
  previewReportFile,
  type BuiltPreviewManifest,
} from '../../src/domain/preview.ts';
import { PlainFailure } from '../plain-failure.ts';

/**
 * In bytes: the limit for a streamed response of the host's functions
 * (docs.netlify.com/build/functions/configuration).
 */
const largestFile = 20 * 1000 * 1000;

/** Rules for a host that serves the files itself, which doesn't happen here. */
const notPacked = new Set(['_headers', '_redirects']);

const signInScript = path.join(
  import.meta.dirname,
  '../../src/features/preview-sign-in/sign-in.ts',
);

/** The paths of the files in a folder, with slashes. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !notPacked.has(name));

const digestOf = (file: string): string => {
  const bytes = readFileSync(file);
  if (bytes.byteLength > largestFile) {
    throw new PlainFailure(
      `${path.basename(file)} has more than ${largestFile / 1e6} MB, which the gate of the preview cannot hand out. Make it smaller.`,
    );
  }
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
};

/**
 * Moves the built pages out of `public/`, so that only the gate can serve them, and writes a list
 * of them. `builtFolder` is where Gatsby has built, `projectFolder` where the gate looks.
 */
export const packPreview = (
  builtFolder: string,
  projectFolder: string,
  now: Date = new Date(),
): void => {
  const built = path.join(builtFolder, 'public');
  const report = v.parse(
    PreviewEntriesFaultsAndPolicySchema,
    JSON.parse(readFileSync(path.join(builtFolder, previewReportFile), 'utf8')),
  );
  const site: BuiltPreviewManifest = {
    ...report,
    builtAt: now.toISOString(),
    signInScript: stripTypeScriptTypes(readFileSync(signInScript, 'utf8')),
    files: Object.fromEntries(
      filesBelow(built).map((name) => [name, digestOf(path.join(built, name))]),
    ),
  };
  const folder = path.join(projectFolder, previewFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  renameSync(built, path.join(folder, 'files'));
  for (const name of notPacked) rmSync(path.join(folder, 'files', name), { force: true });
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(site));
};
