import { PlainFailure } from '../plain-failure.ts';
import { createRedactor } from './redact.ts';
import type { FoundSetting, SetupAct, SetupPlan, VendorSetup } from './setup-plan.ts';
import type { Prompt } from './terminal.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export type SetupRun = {
  readonly setup: VendorSetup;
  /** The variables of the environment and of `.env`. */
  readonly variables: Variables;
  /** The names of variables set in the environment, which override `.env`. */
  readonly setOutside?: ReadonlySet<string>;
  /** Undefined if there is no terminal to ask at. */
  readonly prompt: Prompt | undefined;
  /** Skips the question. */
  readonly isAgreed: boolean;
  /** The vendor's flags on the command line, such as `--archive`. */
  readonly flags?: readonly string[];
  /** Prints what it would do, without doing it. */
  readonly isDryRun: boolean;
  readonly say: (line: string) => void;
  /** Writes settings to where the next command finds them. */
  readonly save: (settings: readonly FoundSetting[]) => Promise<void>;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Throws a PlainFailure for a flag that the setup doesn't have. */
const requireFlags = ({ setup, flags = [] }: SetupRun): void => {
  const known = setup.flags ?? [];
  const stray = flags.find((flag) => known.every(({ name }) => name !== flag));
  if (stray === undefined) return;
  const list = known.map(({ name, purpose }) => `${name} ${purpose}`).join('; ');
  throw new PlainFailure(
    `The setup of ${setup.vendor} has no ${stray}.${list === '' ? '' : ` It has: ${list}.`}`,
  );
};

/**
 * Asks for the missing variables, or names all of them in one error. What is typed is only used by
 * this run, except settings that the site needs too: those are saved later.
 */
const fillNeeds = async ({ setup, variables, prompt, say }: SetupRun): Promise<Variables> => {
  const missing = setup.needs.filter(({ name }) => variables[name] === undefined);
  if (missing.length === 0) return variables;
  if (prompt !== undefined) {
    say('What you type is not shown. Settings of the site are kept in .env, tokens by nobody.');
  }
  const typed: Record<string, string> = {};
  for (const { name, where } of missing) {
    const answer = await prompt?.askSecret(`${name} (${where}): `);
    if (answer !== undefined && answer !== '') typed[name] = answer;
  }
  const unanswered = missing.filter(({ name }) => typed[name] === undefined);
  if (unanswered.length > 0) {
    const list = unanswered.map(({ name, where }) => `${name} (${where})`).join('; ');
    throw new PlainFailure(
      `The setup of ${setup.vendor} needs ${list}. Put it into .env or the environment, then run this again.`,
    );
  }
  return { ...variables, ...typed };
};

const sayByHand = (byHand: SetupPlan['byHand'], say: SetupRun['say']): void => {
  if (byHand.length === 0) return;
  say('By hand:');
  for (const { sentence, page } of byHand) say(`  • ${sentence}\n    ${page}`);
};

const sayPlan = (plan: SetupPlan, say: SetupRun['say']): void => {
  for (const sentence of plan.right) say(`  ✓ ${sentence}`);
  if (plan.acts.length > 0) {
    say('It will:');
    plan.acts.forEach(({ sentence }, index) => say(`  ${index + 1}. ${sentence}`));
  }
  sayByHand(plan.byHand, say);
};

/** Runs the acts in order, up to the first that fails. */
const doActs = async (
  acts: readonly SetupAct[],
  say: SetupRun['say'],
): Promise<{ readonly done: number; readonly failure: string | undefined }> => {
  for (const [index, { sentence, act }] of acts.entries()) {
    try {
      await act();
    } catch (error) {
      say(`  ✗ ${sentence}`);
      return { done: index, failure: reasonOf(error) };
    }
    say(`  ✓ ${sentence}`);
  }
  return { done: acts.length, failure: undefined };
};

/** Saves the settings that aren't known yet, and returns all of them. */
const keepSettings = async (
  run: SetupRun,
  found: readonly FoundSetting[],
  known: Variables,
): Promise<Variables> => {
  const typed = run.setup.needs.flatMap(({ name, isSetting }) =>
    isSetting === true ? [{ name, value: known[name] ?? '' }] : [],
  );
  const all = new Map([...typed, ...found].map((setting) => [setting.name, setting]));
  // Values typed in this run are known, but not saved yet.
  const fresh = [...all.values()].filter(({ name, value }) => run.variables[name] !== value);
  if (fresh.length === 0) return known;
  await run.save(fresh);
  run.say(`Written to .env: ${fresh.map(({ name }) => name).join(', ')}.`);
  const hidden = fresh.map(({ name }) => name).filter((name) => run.setOutside?.has(name));
  if (hidden.length > 0) {
    run.say(`The environment sets ${hidden.join(', ')} too, and takes precedence over .env.`);
  }
  return { ...known, ...Object.fromEntries(fresh.map(({ name, value }) => [name, value])) };
};

const failureAfter = (plan: SetupPlan, done: number, reason: string): PlainFailure => {
  const open = plan.acts.length - done;
  const before = done === 0 ? 'Nothing was done' : `${done} of ${plan.acts.length} are done`;
  return new PlainFailure(
    `${before}, ${open} ${open === 1 ? 'is' : 'are'} not: ${reason.replace(/\.?$/, '.')} Running it again is safe and goes on from here.`,
  );
};

const isAllowed = async ({ isAgreed, prompt, say, setup }: SetupRun): Promise<boolean> => {
  if (isAgreed) return true;
  if (prompt === undefined) {
    throw new PlainFailure(
      `Nobody can answer here, so nothing was done. Run npm run setup -- ${setup.vendor} --yes to agree to what stands above.`,
    );
  }
  if (await prompt.confirm('Go on? (y/n) ')) return true;
  say('Nothing was done.');
  return false;
};

const followPlan = async (run: SetupRun, variables: Variables): Promise<'done' | 'failed'> => {
  const { setup, say, flags = [] } = run;
  const plan = await setup.plan(variables, flags);
  sayPlan(plan, say);
  if (run.isDryRun) {
    say(plan.acts.length === 0 ? 'Nothing is left to do.' : 'Nothing was done (--dry-run).');
    return 'done';
  }
  if (plan.acts.length === 0) {
    await keepSettings(run, await plan.settings(), variables);
    say('Nothing is left to do.');
    return 'done';
  }
  if (!(await isAllowed(run))) return 'done';

  const { done, failure } = await doActs(plan.acts, say);
  if (failure !== undefined) {
    // A vendor may show a secret only once, so save what is known even after a failure.
    const found = await plan.settings().catch(() => []);
    await keepSettings(run, found, variables);
    throw failureAfter(plan, done, failure);
  }
  const known = await keepSettings(run, await plan.settings(), variables);
  // A flag such as `--back` leads to another state than the final one, so there is nothing to
  // compare with.
  if (flags.length > 0) {
    say(`Done. npm run setup -- ${setup.vendor} says what is left.`);
    return 'done';
  }
  const rest = await setup.plan(known, []);
  if (rest.acts.length > 0) {
    throw new PlainFailure(
      `${setup.vendor} took every change, but reading it again still finds something to do: ${rest.acts.map(({ sentence }) => sentence).join(' ')} Run it again.`,
    );
  }
  // New things may need a step by hand, such as linking a new site.
  if (JSON.stringify(rest.byHand) !== JSON.stringify(plan.byHand)) sayByHand(rest.byHand, say);
  say('Read again: nothing is left to do.');
  return 'done';
};

/**
 * Runs the setup of one vendor: shows what is right, what it will do and what has to be done by
 * hand, asks, runs the acts, saves the settings it found, and reads the account again. Never prints
 * a secret. Throws a PlainFailure that says what was done and what wasn't.
 */
export const runSetup = async (options: SetupRun): Promise<'done' | 'failed'> => {
  const secrets: Record<string, string | undefined> = { ...options.variables };
  const redact = (text: string): string => createRedactor(secrets)(text);
  const run: SetupRun = {
    ...options,
    say: (line) => options.say(redact(line)),
    save: async (settings) => {
      for (const { name, value } of settings) secrets[name] = value;
      await options.save(settings);
    },
  };
  try {
    requireFlags(run);
    const variables = await fillNeeds(run);
    Object.assign(secrets, variables);
    return await followPlan(run, variables);
  } catch (error) {
    throw new PlainFailure(
      redact(reasonOf(error)),
      error instanceof PlainFailure ? error.exitCode : 1,
    );
  }
};
