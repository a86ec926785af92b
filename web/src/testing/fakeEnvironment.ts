/** Stands for the build's environment in tests: nothing here is asked for. */
export const isLocal = false;
export const ports = {};
export const region = '';
export const firebaseConfig = { apiKey: 'test', projectId: 'test', appId: 'test' };
