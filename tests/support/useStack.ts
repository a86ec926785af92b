import { inject } from 'vitest';

// Runs before the test file loads an SDK, because SDKs read the environment once.
Object.assign(process.env, inject('stackEnv'));
