import { onTestFinished, vi } from 'vitest';

/** Replaces the platform's observers of sizes; returns the callbacks of those that observe. */
export const fakeResizes = (): (() => void)[] => {
  const callbacks: (() => void)[] = [];
  const observer = class {
    constructor(callback: () => void) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {
      callbacks.length = 0;
    }
  };
  vi.stubGlobal('ResizeObserver', observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return callbacks;
};
