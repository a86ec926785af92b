import { expect, test, vi } from 'vitest';
import { DomainError } from '#domain/kernel/domainError.ts';
import { answerError } from '../gate/answerErrors.ts';
import { withStorageErrors } from './objectStore.ts';

test('an error of the storage is reported and becomes `storage-unknown`', async () => {
  const failure = new Error('ECONNRESET storage.googleapis.com');
  const report = vi.fn();
  const refused = await withStorageErrors(() => Promise.reject(failure), report).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'storage-unknown', message: '不明なエラーが発生しました。もう一度お試しください。' });
  expect(report).toHaveBeenCalledExactlyOnceWith(failure, { storage: true });
  expect(JSON.stringify(answerError(refused))).not.toContain('ECONNRESET');
});

test('refusals and results stay unchanged', async () => {
  const report = vi.fn();
  const refusal = new DomainError('upload-missing');
  await expect(withStorageErrors(() => Promise.reject(refusal), report)).rejects.toBe(refusal);
  await expect(withStorageErrors(() => Promise.resolve('path'), report)).resolves.toBe('path');
  expect(report).not.toHaveBeenCalled();
});
