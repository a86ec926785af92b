/** Replaces the build's environment in tests; nothing uses it. */
export const isLocal = false;
/** No ports, as in a production build. */
export const ports = {};
/** No address of functions. */
export const functionsOrigin = '';
/** No region, since no server is called. */
export const region = '';
/** A Firebase configuration without a project. */
export const firebaseConfig = { apiKey: 'test', projectId: 'test', appId: 'test' };
