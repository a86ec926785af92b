/** Loads a library once. A failed load is tried again at the next call. */
export const loadedOnce = <Library>(load: () => Promise<Library>): (() => Promise<Library>) => {
  let loading: Promise<Library> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
