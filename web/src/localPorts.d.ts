/** Ports of the local servers, set by the build (`define` in vite.config.ts). */
declare const __LOCAL_PORTS__: { readonly firestore: number; readonly auth: number; readonly functions: number; readonly hosting: number };
/** Whether this is the local stack's build. Code in `if (__LOCAL_STACK__)` is in no other build. */
declare const __LOCAL_STACK__: boolean;

interface ImportMetaEnv {
  /** Firebase's web configuration as JSON; absent in builds for a local host only. */
  readonly VITE_FIREBASE_CONFIG?: string;
}
