import { vi } from 'vitest';
import type { downloadFile as download } from '#web/shared/data/downloadFile.ts';

/** Replaces shared/data/downloadFile.ts in component tests: a test says what an address sends. */
export const downloadFile = vi.fn<typeof download>();
