/** Ports of the local servers, put in by the build (`define` in vite.config.ts). */
declare const __LOCAL_PORTS__: { readonly firestore: number; readonly auth: number; readonly functions: number; readonly hosting: number };
/**
 * Whether this build is the local stack's own. What only it has (`if (__LOCAL_STACK__)`) is no part
 * of any other build.
 */
declare const __LOCAL_STACK__: boolean;

interface ImportMetaEnv {
  /** JSON of the Firebase web configuration; absent in builds that only run on a local host. */
  readonly VITE_FIREBASE_CONFIG?: string;
}
