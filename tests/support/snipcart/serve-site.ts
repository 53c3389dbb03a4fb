import { projectFolder } from '../../../local/folders.ts';
import { startSiteServer } from '../../../local/site-server.ts';

// Started by snipcart-site.ts. Serves the built site with the settings of its environment until the
// process is killed.
const site = await startSiteServer({ projectFolder, port: 0 });
console.log(`Site: ${site.origin}`);
