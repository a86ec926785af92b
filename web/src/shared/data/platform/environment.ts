/** True on a developer's machine, where the app uses the local servers. */
export const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** The ports of the local stack; empty in production. */
export const ports = __LOCAL_PORTS__;
export const region = 'asia-northeast1';

type FirebaseConfig = {
  apiKey: string;
  authDomain?: string;
  projectId: string;
  storageBucket?: string;
  appId?: string;
  /** Set if the operator has set up analytics. */
  measurementId?: string;
  /** Our own addition: the reCAPTCHA Enterprise site key, if App Check is set up. */
  recaptchaSiteKey?: string;
  /** Our own addition: the public key for device notifications, if they are set up. */
  vapidKey?: string;
};

/** The web configuration: locally the demo project's, else the build's VITE_FIREBASE_CONFIG. */
export const firebaseConfig: FirebaseConfig = isLocal
  ? { apiKey: 'demo', projectId: 'demo-casting', appId: 'demo' }
  : (JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG ?? '{}') as FirebaseConfig);

/** The origin of the functions: `{functionsOrigin}/{address}`. */
export const functionsOrigin = isLocal
  ? `http://127.0.0.1:${ports.functions}/${firebaseConfig.projectId}/${region}`
  : `https://${region}-${firebaseConfig.projectId}.cloudfunctions.net`;
