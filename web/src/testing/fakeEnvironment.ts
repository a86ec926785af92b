/** Replaces the build's environment in tests; nothing uses it. */
export const isLocal = false;
export const ports = {};
export const region = '';
export const firebaseConfig = { apiKey: 'test', projectId: 'test', appId: 'test' };
