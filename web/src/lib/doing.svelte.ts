/** What a page does at a press or reads when it opens: what is under way, and what went wrong. */
export class Doing {
  /** What is under way; null while nothing is. */
  now = $state<string | null>(null);
  trouble = $state.raw<unknown>(null);

  async do(what: string, work: () => Promise<void>): Promise<void> {
    this.now = what;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = error;
    } finally {
      this.now = null;
    }
  }
}
