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
