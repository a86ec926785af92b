import { inject } from 'vitest';

// Before the test file loads any SDK: they read the environment once.
Object.assign(process.env, inject('stackEnv'));
