/** jsdom has no layout, and an editor asks for the positions of its letters: returns none. */
export const stubEmptyTextRects = (): void => {
  Range.prototype.getClientRects = function getClientRects() {
    return document.createElement('i').getClientRects();
  };
  Range.prototype.getBoundingClientRect = () => new DOMRect();
};
