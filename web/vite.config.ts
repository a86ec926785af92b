import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_MANIFEST } from './buildManifest.ts';
import { earlyChunks } from './earlyChunks.ts';
import { inRepository, ownChunks } from './ownChunks.ts';
import { phraseBreaks } from './phraseBreaks.ts';
import { plainData } from './plainData.ts';
import { publicStyle } from './publicStyle.ts';
import { siteFiles } from './siteFiles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** For a build that is opened on a local host; `LOCAL_PORTS` (JSON) overrides the defaults. */
const localPorts = JSON.parse(process.env.LOCAL_PORTS ?? '{"firestore":8080,"auth":9099,"functions":5001,"hosting":5000}') as Record<
  string,
  number
>;

/**
 * Few, stable vendor chunks: one request each, and a release of our own code keeps them in the
 * browser's cache. Firestore, callables and forms are not in the entry: they load when a screen
 * first needs them.
 */
const vendorGroups = [
  { name: 'react', test: /node_modules[\\/]react[\\/]/, priority: 40 },
  { name: 'reactDom', test: /node_modules[\\/](react-dom|react-router|react-router-dom|scheduler)[\\/]/, priority: 40 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 30 },
  // Before Firestore, which would otherwise take the parts that both need and so be loaded by the
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
  { name: 'functions', test: /node_modules[\\/](@firebase|firebase)[\\/]functions[\\/]/, priority: 15 },
  { name: 'schema', test: /node_modules[\\/]zod[\\/]/, priority: 20 },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 20 },
];

/** The chunks of the entry, with their styles. */
const inEntry = /\/(rolldown-runtime|react|reactDom|query|auth|first|base)-[\w-]{7,8}\.(js|css)$/;

/** The origins that a signed-in page calls first; a local build has others. */
const firstServers = [
  { href: 'https://identitytoolkit.googleapis.com', crossOrigin: '' },
  { href: 'https://firestore.googleapis.com', crossOrigin: '' },
  { href: 'https://firebasestorage.googleapis.com', crossOrigin: null },
] as const;
const isLocalBuild = 'LOCAL_PORTS' in process.env;

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    plainData(),
    phraseBreaks(),
    react(),
    publicStyle(),
    siteFiles(process.env.VITE_SITE_URL),
    earlyChunks(isLocalBuild ? [] : firstServers),
  ],
  // The local stack sets its ports; the development server uses them too.
  define: {
    __LOCAL_PORTS__: JSON.stringify(localPorts),
    __LOCAL_STACK__: JSON.stringify(command === 'serve' || isLocalBuild),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: BUILD_MANIFEST,
    modulePreload: {
      // A browser without support requests the files a moment later.
      polyfill: false,
      // A page that asks for a screen has loaded the entry.
      resolveDependencies: (_, files) => files.filter((file) => !inEntry.test(file)),
    },
    rolldownOptions: {
      // The domain and the projections' schemas are pure, and a feature's `public.ts` only
      // re-exports. An unused module (a decider next to a label, a form next to a hook) is left
      // out.
      treeshake: {
        moduleSideEffects: (id) => !/^(domain|projections)\/|\/public\.ts$/.test(inRepository(id)),
      },
      output: {
        // Each file names the hashes of those that it imports. Seven characters are enough: a
        // collision needs the same name, too.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [...vendorGroups, ...ownChunks] },
      },
    },
  },
}));
