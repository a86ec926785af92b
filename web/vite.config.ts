import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_MANIFEST } from './buildManifest.ts';
import { earlyChunks } from './earlyChunks.ts';
import { leftOut } from './leftOut.ts';
import { inRepository, ownChunks } from './ownChunks.ts';
import { phraseBreaks } from './phraseBreaks.ts';
import { plainData } from './plainData.ts';
import { publicStyle } from './publicStyle.ts';
import { siteFiles } from './siteFiles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Ports of the local servers that this build talks to when it is opened on a local host;
 * `LOCAL_PORTS` (JSON) overrides the usual ones.
 */
const localPorts = JSON.parse(process.env.LOCAL_PORTS ?? '{"firestore":8080,"auth":9099,"functions":5001,"hosting":5000}') as Record<
  string,
  number
>;

/**
 * Few, stable vendor chunks: one request each, and a release of our own code leaves them in the
 * browser's cache. Firestore, callables and forms are not named for the entry: they load when a
 * screen first needs them.
 */
const vendorGroups = [
  { name: 'react', test: /node_modules[\\/]react[\\/]/, priority: 40 },
  { name: 'reactDom', test: /node_modules[\\/](react-dom|react-router|react-router-dom|scheduler)[\\/]/, priority: 40 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 30 },
  // Before Firestore, which would otherwise take the parts that both need, and be pulled in by the
  // entry.
  {
    name: 'auth',
    test: /node_modules[\\/](@firebase[\\/](app|auth|util|component|logger)|firebase[\\/](app|auth)|idb)[\\/]/,
    priority: 30,
  },
  {
    name: 'firestoreLite',
    test: /node_modules[\\/](@firebase[\\/]firestore[\\/]dist[\\/]lite|firebase[\\/]firestore[\\/]lite)[\\/]/,
    priority: 21,
  },
  { name: 'firestore', test: /node_modules[\\/](@firebase[\\/](firestore|webchannel-wrapper)|firebase[\\/]firestore)[\\/]/, priority: 20 },
  { name: 'remoteConfig', test: /node_modules[\\/](@firebase|firebase)[\\/](remote-config|installations)[\\/]/, priority: 18 },
  { name: 'appCheck', test: /node_modules[\\/](@firebase|firebase)[\\/]app-check[\\/]/, priority: 18 },
  { name: 'analytics', test: /node_modules[\\/](@firebase|firebase)[\\/]analytics[\\/]/, priority: 18 },
  { name: 'functions', test: /node_modules[\\/](@firebase|firebase)[\\/]/, priority: 15 },
  { name: 'schema', test: /node_modules[\\/]zod[\\/]/, priority: 20 },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 20 },
];

const chunk = (names: string): RegExp => new RegExp(`/(${names})-[^/]+\\.js$`);
/** What runs before the app is there, and asks for it. */
const beforeApp = chunk('index|first');
/**
 * What is there by the time the app asks for anything; and what a page in the frame asks for at the
 * same time as for its screen.
 */
const withApp = chunk('rolldown-runtime|first|base|react|reactDom|auth');
const withFrame = chunk('frame|query');

/**
 * Without what comes anyway: every chunk names the files that it may ask for, and each of them
 * those that it needs.
 */
const neededBeside = (file: string, needed: string[], host: string): string[] => {
  if (beforeApp.test(host)) return needed;
  return needed.filter((each) => !withApp.test(each) && (withFrame.test(file) || !withFrame.test(each)));
};

/** The servers that a signed-in page talks to first; a local build has others. */
const firstServers = [
  { href: 'https://identitytoolkit.googleapis.com', crossOrigin: '' },
  { href: 'https://firestore.googleapis.com', crossOrigin: '' },
  { href: 'https://firebasestorage.googleapis.com', crossOrigin: null },
] as const;
const isLocalBuild = 'LOCAL_PORTS' in process.env;

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    leftOut(),
    plainData(),
    phraseBreaks(),
    react(),
    publicStyle(),
    siteFiles(process.env.VITE_SITE_URL),
    earlyChunks(isLocalBuild ? [] : firstServers),
  ],
  // The local stack names its ports; the development server speaks to it, too.
  define: {
    __LOCAL_PORTS__: JSON.stringify(localPorts),
    __LOCAL_STACK__: JSON.stringify(command === 'serve' || isLocalBuild),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: BUILD_MANIFEST,
    // A browser without it asks for the files a moment later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostId, hostType }) => (hostType === 'html' ? needed : neededBeside(file, needed, hostId)),
    },
    rolldownOptions: {
      // The domain and the schemas of projections are pure, and a feature's `public.ts` only passes
      // on: a module of which nothing is used (a decider behind a label, a form beside a hook) is
      // left out.
      treeshake: {
        moduleSideEffects: (id) => !/^(domain|projections)\/|\/public\.ts$/.test(inRepository(id)),
        manualPureFunctions: ['statusViews', 'sameFields'],
      },
      // Every page carries the names of all files: seven letters of a hash tell releases apart, and
      // the name of a chunk serves for its styles.
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: [...vendorGroups, ...ownChunks] },
      },
    },
  },
}));
