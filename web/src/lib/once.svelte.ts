/** Something that asks the server: while it is on its way it cannot be asked again, however often a
 * button is pressed. */
export class Once {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Whether it worked; if not, `error` says why. */
  async run(ask: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await ask();
      return true;
    } catch (problem) {
      this.error = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
