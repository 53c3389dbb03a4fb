/** Where one of several programs prints that run at once. */
export type OutputGroup = {
  readonly print: (text: string) => void;
  readonly close: () => void;
};

/**
 * Shows what several programs print at once, one program after another. The program that was opened first prints straight
 * away; the others' text waits until it is their turn.
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
