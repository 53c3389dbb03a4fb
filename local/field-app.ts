/**
 * Builds the workbench as an app for a field of the content service: `npm run field-app`. The folder that it writes is what Contentful hosts:
 * `npx @contentful/app-scripts upload --bundle-dir .local/field-app`.
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
