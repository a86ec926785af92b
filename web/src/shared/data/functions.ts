type Client = typeof import('./functionsLibrary.ts');

let loading: Promise<Client> | undefined;

/** Loads the callables' client with the first command. A failed load is tried again next time. */
export const functionsClient = (): Promise<Client> => {
  loading ??= import('./functionsLibrary.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
