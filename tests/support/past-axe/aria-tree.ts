/** A part of an aria snapshot: what a screen reader has for one element, or one text. */
export type AriaNode = {
  readonly role: string;
  /** What names it; empty if nothing does. */
  readonly name: string;
  /** Its level and states, as the snapshot writes them: `[level=2]`. */
  readonly states: string;
  /** The text in it, if it has nothing else. */
  readonly text: string;
  readonly children: readonly AriaNode[];
};

const readString = (text: string): string => {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('"')) return String(JSON.parse(text));
  return text;
};

/**
 * What stands before the colon of a line, which is quoted if it has one itself, and what stands
 * after it.
 */
const readLine = (line: string): readonly [head: string, text: string] => {
  const quoted = /^('(?:[^']|'')*')(?::\s*(.*))?$/.exec(line);
  if (quoted !== null) return [readString(quoted[1] ?? ''), readString(quoted[2] ?? '')];
  const plain = /^([a-z/]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)(?::\s*(.*))?$/.exec(line);
  return plain === null ? [line, ''] : [plain[1] ?? '', readString(plain[2] ?? '')];
};

const readHead = (head: string): Pick<AriaNode, 'role' | 'name' | 'states'> => {
  const [, role = head, name = '""', states = ''] =
    /^([a-z/]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)$/.exec(head) ?? [];
  return { role, name: readString(name), states: states.trim() };
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

const readNodes = (lines: readonly string[]): readonly AriaNode[] => {
  const [first] = lines;
  if (first === undefined) return [];
  const depth = indentOf(first);
  const starts = lines.flatMap((line, index) => (indentOf(line) === depth ? [index] : []));
  return starts.map((start, index) => {
    const [head, text] = readLine((lines[start] ?? '').trim().slice(2));
    const children = readNodes(lines.slice(start + 1, starts[index + 1]));
    return { ...readHead(head), text, children };
  });
};

/** Reads what Playwright's `ariaSnapshot` wrote. */
export const readAriaSnapshot = (snapshot: string): readonly AriaNode[] =>
  readNodes(snapshot.split('\n').filter((line) => line.trim() !== ''));

const writeNode = ({ role, name, states, text, children }: AriaNode): readonly string[] => {
  const head = [role, name === '' ? '' : JSON.stringify(name), states]
    .filter((part) => part !== '')
    .join(' ');
  if (children.length === 0) return [`- ${head}${text === '' ? '' : `: ${text}`}`];
  return [`- ${head}:`, ...children.flatMap(writeNode).map((line) => `  ${line}`)];
};

/** The same tree as text, one element a line, as it is kept and compared. */
export const writeAriaTree = (nodes: readonly AriaNode[]): string =>
  `${nodes.flatMap(writeNode).join('\n')}\n`;
