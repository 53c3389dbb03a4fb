import { parse, type Identifier, type MemberExpression, type Program } from 'acorn';
import { simple } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import { cssOfTemplate } from './css-of-template.ts';
import type { PlatformUse } from './use.ts';

/** The newest edition of the language that acorn is asked to accept. */
export type LanguageEdition = 2022 | 2023 | 2024 | 2025 | 2026;

/** What a built script uses, and the CSS that it brings. */
export type ScriptUses = { readonly uses: readonly PlatformUse[]; readonly css: readonly string[] };

const nameOf = ({ computed, property }: MemberExpression): string | undefined => {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined;
};

const parseOrExplain = (text: string, edition: LanguageEdition): Program | PlatformUse => {
  try {
    return parse(text, { ecmaVersion: edition, sourceType: 'script', ranges: true });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'syntax', name: `ECMAScript ${edition} does not read this: ${error.message}` };
  }
};

/**
 * Where the script names something that it doesn't declare itself. What stands after `typeof` is
 * only asked for.
 */
const globalsOf = (program: Program): ReadonlySet<number> => {
  const asked = new Set<number>();
  simple(program, {
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof') asked.add(argument.start);
    },
  });
  const { globalScope } = analyze(program, { ecmaVersion: 2024, sourceType: 'script' });
  if (globalScope === null) return new Set();
  const starts = globalScope.through
    .filter(({ identifier }) => !globalScope.set.has(identifier.name))
    .map(({ identifier }) => identifier.range?.[0] ?? -1);
  return new Set(starts.filter((start) => !asked.has(start)));
};

/**
 * Reads what a built script uses. A call after `?.` asks first whether there is anything to call,
 * and a property of an unknown object may be anything, so neither counts.
 */
export const usesInScript = (text: string, edition: LanguageEdition): ScriptUses => {
  const program = parseOrExplain(text, edition);
  if (!('body' in program)) return { uses: [program], css: [] };
  const globals = globalsOf(program);
  const isGlobal = (node: MemberExpression['object']): node is Identifier =>
    node.type === 'Identifier' && globals.has(node.start);
  const uses: PlatformUse[] = [];
  const css: string[] = [];
  const called = new Set<MemberExpression>();
  const add = (member: MemberExpression, isCall: boolean): void => {
    const name = nameOf(member);
    if (name === undefined) return;
    if (isGlobal(member.object))
      uses.push({ kind: 'static', of: member.object.name, name, isCall });
    else if (isCall) uses.push({ kind: 'call', name });
  };
  simple(program, {
    // Children come before their parents, so calls are looked at first.
    CallExpression: (call) => {
      const style = cssOfTemplate(call);
      if (style !== undefined) css.push(style);
      if (call.callee.type === 'MemberExpression') {
        called.add(call.callee);
        if (!call.optional) add(call.callee, true);
      }
    },
  });
  simple(program, {
    Identifier: (identifier) => {
      if (globals.has(identifier.start)) uses.push({ kind: 'global', name: identifier.name });
    },
    MemberExpression: (member) => {
      if (!called.has(member)) add(member, false);
    },
  });
  return { uses, css };
};
