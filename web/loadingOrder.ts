/**
 * The modules (paths in web/src) that a browser loads first, in this order. `ownChunks.ts` makes
 * the chunks of them, `earlyChunks.ts` preloads them.
 */
export const loadingOrder = {
  /** Before React: it reports faults and starts the first read. */
  entry: 'main.ts',
  /** React and the routes. */
  app: 'app/app.tsx',
  /** Right after the entry, on every page. */
  flags: 'shared/data/platform/remoteConfigClient.ts',
  /** Beside the entry, on pages that read with a callable. */
  callables: 'shared/data/commands/functionsLibrary.ts',
  /** On every signed-in page. */
  frame: ['app/layouts/queryScope.tsx', 'app/layouts/frameLayout.tsx'],
} as const;

/** The screens of the pages that users see first, by address. */
export const firstScreens = {
  guest: {
    '/': 'features/home/screens/indexScreen.tsx',
    '/login': 'features/session/screens/loginScreen.tsx',
    '/registration': 'features/session/screens/registrationScreen.tsx',
  },
  signedIn: {
    '/talent': 'features/job/screens/jobListScreen.tsx',
    '/talent/jobs': 'features/job/screens/jobListScreen.tsx',
    '/client': 'features/talent/screens/castListScreen.tsx',
    '/client/talents': 'features/talent/screens/castListScreen.tsx',
  },
} as const;
