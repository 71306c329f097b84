/** A browser tells when something changes its size; jsdom lays nothing out, so nothing ever does. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
