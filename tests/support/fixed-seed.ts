import fc from 'fast-check';

// The same inputs in every run: a test that is red is red again. Change the seed to look further.
fc.configureGlobal({ seed: 20261121 });
