import { runCommand } from './command.ts';
import { runTests } from './steps/run-tests.ts';

await runCommand((command) => runTests(command, process.argv.slice(2)));
