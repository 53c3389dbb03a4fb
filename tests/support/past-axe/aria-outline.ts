import { readAriaSnapshot, writeAriaTree, type AriaNode } from './aria-tree.ts';
import { placeholder, wordsOfCode, type WordFilter } from './code-words.ts';

/** Whether something in it is an editor's: then there may be one more like it tomorrow. */
const isContent = (node: AriaNode): boolean =>
  [node.name, node.text].some((words) => /[…#]/.test(words)) || node.children.some(isContent);

/** What comes in numbers that an editor decides: of those with her words, one stands for all. */
const repeated = new Set(['listitem', 'row', 'article', 'option']);

/** What is named by the code, mostly. */
const controls = new Set(['button', 'textbox', 'combobox', 'radiogroup', 'checkbox']);

const same = (one: readonly AriaNode[], other: readonly AriaNode[]): boolean =>
  one.length > 0 && writeAriaTree(one) === writeAriaTree(other);

/**
 * Whether both are entries of one kind. What has only a text is one of its own if the code words it
 * differently.
 */
const isLike = (one: AriaNode, other: AriaNode): boolean =>
  one.role === other.role &&
  one.name === other.name &&
  isContent(one) &&
  (one.children.length > 0 ? other.children.length > 0 : one.text === other.text);

/** The longest row of elements, such as a choice and its label, that may repeat. */
const longestPeriod = 4;

/** Takes out what only repeats what stands before it, and what is one more of an editor's. */
const cutRepetitions = (nodes: readonly AriaNode[]): readonly AriaNode[] => {
  const kept: AriaNode[] = [];
  for (const node of nodes) {
    const isOneMore =
      repeated.has(node.role) && isContent(node) && kept.some((one) => isLike(one, node));
    if (isOneMore) continue;
    kept.push(node);
    for (let period = 1; period <= longestPeriod; period += 1) {
      const [before, last] = [kept.slice(-2 * period, -period), kept.slice(-period)];
      if (last.some(isContent) && same(before, last)) kept.splice(-period);
    }
  }
  return kept;
};

/**
 * What is chosen of several, with its name as its label. Which there are depends on the entries,
 * and which can be had on the stock, so they have neither name nor state, but for what is chosen at
 * first.
 */
const withoutNamesOfChoices = (nodes: readonly AriaNode[]): readonly AriaNode[] =>
  nodes.map((node, index) => {
    const [choice, label] =
      node.role === 'text' ? [nodes[index - 1], node] : [node, nodes[index + 1]];
    const isPair =
      (choice?.role === 'checkbox' || choice?.role === 'radio') &&
      choice.states !== '[checked]' &&
      choice.name !== '' &&
      choice.name === label?.text;
    if (!isPair) return node;
    return node === choice
      ? { ...node, name: placeholder, states: '' }
      : { ...node, text: placeholder };
  });

const outlineOf = (nodes: readonly AriaNode[], filter: WordFilter): readonly AriaNode[] =>
  cutRepetitions(
    withoutNamesOfChoices(nodes)
      // Where links lead is tested elsewhere.
      .filter(({ role }) => role !== '/url')
      .map((node) => ({
        ...node,
        // A row is named by its cells.
        name: node.role === 'row' ? '' : filter(node.name, controls.has(node.role)),
        text: filter(node.text),
        children: outlineOf(node.children, filter),
      }))
      .filter(({ role, text }) => role !== 'text' || /[\p{Letter}…]/u.test(text)),
  );

/**
 * What the code decides of an aria snapshot: roles, levels, states, and the words that stand in the
 * sources. An editor's words are a placeholder, and of her entries one stands for all, so that she
 * may change words and add entries.
 */
export const toAriaOutline = (snapshot: string, filter: WordFilter = wordsOfCode): string =>
  writeAriaTree(outlineOf(readAriaSnapshot(snapshot), filter));
