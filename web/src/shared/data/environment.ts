/** True on a developer's machine: the app then talks to the local servers. */
export const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export const ports = __LOCAL_PORTS__;
export const region = 'asia-northeast1';

type FirebaseConfig = {
  apiKey: string;
  authDomain?: string;
  projectId: string;
  storageBucket?: string;
  appId?: string;
  /** Set where the operator has set up analytics. */
  measurementId?: string;
  /**
   * Ours beside Firebase's: the site key of reCAPTCHA Enterprise, where the operator has set up App
   * Check.
   */
  recaptchaSiteKey?: string;
  /** Ours, too: the public key of notices on devices, where the operator has set them up. */
  vapidKey?: string;
};

/**
 * The project's web configuration: the demo project locally, the build's VITE_FIREBASE_CONFIG
 * elsewhere.
 */
export const firebaseConfig: FirebaseConfig = isLocal
  ? { apiKey: 'demo', projectId: 'demo-casting', appId: 'demo' }
  : (JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG ?? '{}') as FirebaseConfig);

/** Where the functions are called: `{functionsOrigin}/{address}`. */
export const functionsOrigin = isLocal
  ? `http://127.0.0.1:${ports.functions}/${firebaseConfig.projectId}/${region}`
  : `https://${region}-${firebaseConfig.projectId}.cloudfunctions.net`;
