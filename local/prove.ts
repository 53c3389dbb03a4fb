import { runCommand } from './command.ts';
import { runTests } from './steps/run-tests.ts';

// tests/support/proof-scale.ts reads it.
process.env['PROOF_SCALE'] = 'full';

await runCommand((command) => runTests(command, ['unit', 'integration', 'browser']));
