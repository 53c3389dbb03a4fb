import { testEngine } from './test-engine.ts';

testEngine('firefox');
