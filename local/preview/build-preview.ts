import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { CommandRun } from '../command.ts';
import { explainFailedBuild } from '../failed-build/explain-failed-build.ts';
import { projectFolder, stateFolder } from '../folders.ts';
import { gatsbyCommand, maxOutputLength, toContentSource } from '../gatsby-build.ts';
import { mirrorFolder } from '../mirror-folder.ts';
import { PlainFailure } from '../plain-failure.ts';
import { runNode } from '../run-process.ts';
import type { StandIns } from '../stand-ins.ts';
import { packPreview } from './pack-preview.ts';

/** The project files that Gatsby reads. The content comes from the content service. */
const folders = ['src', 'static'];
const file = /^(gatsby-[a-z]+\.tsx?|package\.json|tsconfig\.json)$/;

/**
 * Below `.cache`: what webpack has compiled. It keeps this by file and content, so no earlier
 * preview shows in a later one.
 */
const compiled = 'webpack';

/** Creates a copy of the project without the output of earlier builds. */
const freshCopy = (): string => {
  const copy = path.join(stateFolder, 'preview');
  const cache = path.join(copy, '.cache');
  mkdirSync(cache, { recursive: true });
  rmSync(path.join(copy, 'public'), { recursive: true, force: true });
  for (const name of readdirSync(cache)) {
    if (name !== compiled) rmSync(path.join(cache, name), { recursive: true, force: true });
  }
  for (const name of folders) mirrorFolder(path.join(projectFolder, name), path.join(copy, name));
  for (const name of readdirSync(projectFolder)) {
    if (file.test(name)) cpSync(path.join(projectFolder, name), path.join(copy, name));
  }
  const modules = path.join(copy, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(projectFolder, 'node_modules'), modules, 'dir');
  return copy;
};

/**
 * Builds the preview in a copy of the project, so that its cache and pages never mix with those of
 * the public site. If it fails, the previous preview stays.
 */
export const buildPreview = async (
  standIns: Pick<StandIns, 'environment'>,
  run: Pick<CommandRun, 'onEnd'>,
): Promise<void> => {
  const copy = freshCopy();
  let output = '';
  const gatsby = runNode([gatsbyCommand, 'build', '--no-color'], {
    folder: copy,
    onOutput: (text) => {
      output = (output + text).slice(-maxOutputLength);
      process.stdout.write(text);
    },
    environment: {
      GATSBY_CPU_COUNT: String(availableParallelism() + 1),
      ...standIns.environment,
      NODE_ENV: 'production',
      CI: '1',
    },
  });
  run.onEnd(() => gatsby.stop());
  const { code } = await gatsby.ended;
  if (code !== 0) {
    const reason = await explainFailedBuild({
      output,
      content: toContentSource(standIns.environment),
      contentFolder: undefined,
    });
    throw new PlainFailure(
      `The preview could not be built. The one from before is as it was.\n\n${reason}`,
      code ?? 1,
    );
  }
  packPreview(copy, projectFolder);
};
