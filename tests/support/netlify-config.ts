import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { projectFolder } from '../../local/folders.ts';

const Resolved = v.object({
  config: v.object({
    build: v.object({
      command: v.string(),
      publish: v.string(),
      environment: v.record(v.string(), v.string()),
    }),
    functionsDirectory: v.string(),
    functions: v.record(
      v.string(),
      v.strictObject({ included_files: v.optional(v.array(v.string()), []) }),
    ),
    images: v.optional(v.object({ remote_images: v.array(v.string()) }), { remote_images: [] }),
    headers: v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })),
    plugins: v.array(v.unknown()),
  }),
});

/**
 * What the host reads in a `netlify.toml`. `functions` has settings by the function's name; `*`
 * stands for all.
 */
export type NetlifyConfig = v.InferOutput<typeof Resolved>['config'];

/**
 * `netlify.toml` as the host resolves it for a context, using Netlify's own code without an
 * account.
 */
export const resolveNetlifyConfig = (context: string, packageFolder = '.'): NetlifyConfig => {
  const program = path.join(projectFolder, 'node_modules/@netlify/config/bin.js');
  const output = execFileSync(
    process.execPath,
    [
      program,
      '--offline',
      `--context=${context}`,
      `--repositoryRoot=${projectFolder}`,
      ...(packageFolder === '.' ? [] : [`--packagePath=${packageFolder}`]),
    ],
    { encoding: 'utf8', cwd: projectFolder },
  );
  return v.parse(Resolved, JSON.parse(output)).config;
};
