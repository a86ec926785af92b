import { createRequire } from 'node:module';

const requireAsFunctions = createRequire(createRequire(import.meta.url).resolve('firebase-functions'));

/**
 * The Express version of firebase-functions, because its handlers expect these requests and
 * responses.
 */
export const express = requireAsFunctions('express') as typeof import('express');
