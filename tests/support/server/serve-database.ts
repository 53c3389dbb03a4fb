import { startDatabase } from '../../../local/database/start.ts';

// Run by database-process.ts: serves the database until the process is killed, and says when it is ready.
const [folder = '', port = '0', migrationsFolder = ''] = process.argv.slice(2);
await startDatabase({ folder, port: Number(port), migrationsFolder });
console.log('ready');
