/** Replaces the build's environment in tests; nothing uses it. */
export const isLocal = false;
/** No ports, as in a production build. */
export const ports = {};
export const functionsOrigin = '';
/** No region, since no server is called. */
export const region = '';
export const firebaseConfig = { apiKey: 'test', projectId: 'test', appId: 'test' };
