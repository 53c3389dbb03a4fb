/**
 * `npm run field-app`: builds the workbench as a Contentful field app. The folder it writes is for
 * Contentful to host: `npx @contentful/app-scripts upload --bundle-dir .local/field-app`.
 */
import path from 'node:path';
import { runCommand } from './command.ts';
import { buildFieldApp } from './field-app/build-field-app.ts';
import { projectFolder, stateFolder } from './folders.ts';

await runCommand(async () => {
  const folder = path.join(stateFolder, 'field-app');
  const { kilobytes } = await buildFieldApp(projectFolder, folder);
  console.log(
    `The field app is in ${path.relative(projectFolder, folder)} (${kilobytes} KB of script). docs/how-to.md says how it gets into Contentful.`,
  );
  return 'done';
});
