import { inject } from 'vitest';

// Before the test file loads an SDK, because SDKs read the environment once.
Object.assign(process.env, inject('stackEnv'));
await import('#local/runtime.ts');
