import { startDatabase } from '../../../local/database/start.ts';

// Started by database-process.ts. Serves a database until the process is killed; prints a line when
// it is ready.
const [folder = '', port = '0', migrationsFolder = ''] = process.argv.slice(2);
await startDatabase({ folder, port: Number(port), migrationsFolder });
console.log('ready');
