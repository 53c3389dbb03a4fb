/** The output of one of several programs that run at the same time. */
export type OutputGroup = {
  readonly print: (text: string) => void;
  readonly close: () => void;
};

/**
 * Shows the output of concurrent programs one after another. The program that was opened first
 * prints immediately; the others' output waits for its turn.
 */
export const createGroupedOutput = (
  write: (text: string) => void,
): ((title: string) => OutputGroup) => {
  type Group = { readonly title: string; waiting: string; isClosed: boolean };
  const groups: Group[] = [];

  const show = (group: Group): void => write(`\n=== ${group.title} ===\n${group.waiting}`);

  const closeFirst = (): void => {
    while (groups[0]?.isClosed === true) {
      groups.shift();
      if (groups[0] !== undefined) show(groups[0]);
    }
  };

  return (title) => {
    const group: Group = { title, waiting: '', isClosed: false };
    groups.push(group);
    if (groups[0] === group) show(group);
    return {
      print: (text) => {
        if (groups[0] === group) write(text);
        else group.waiting += text;
      },
      close: () => {
        group.isClosed = true;
        closeFirst();
      },
    };
  };
};
