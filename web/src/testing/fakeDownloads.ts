import { vi } from 'vitest';
import type { downloadFile as download } from '#web/shared/data/platform/downloadFile.ts';

/** Replaces downloadFile.ts of shared/data/platform in component tests: a test sets the answers. */
export const downloadFile = vi.fn<typeof download>();
