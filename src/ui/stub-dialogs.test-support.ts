/** Implements `showModal` and `close` of dialogs, which jsdom lacks. */
export const stubDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
};
