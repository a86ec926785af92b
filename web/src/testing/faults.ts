import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Resolves when a field is marked invalid with this message in its description. */
export const expectFaulty = (field: HTMLElement, message: string): Promise<void> =>
  waitFor(() => {
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
    const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    expect([field.getAttribute('aria-invalid'), description]).toEqual(['true', expect.stringContaining(message)]);
  });
