/** Ports of the local servers, put in by the build (`define` in vite.config.ts). */
declare const __LOCAL_PORTS__: { readonly firestore: number; readonly auth: number; readonly functions: number; readonly hosting: number };

interface ImportMetaEnv {
  /** JSON of the Firebase web configuration; absent in builds that only run on a local host. */
  readonly VITE_FIREBASE_CONFIG?: string;
}
