import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeCrypto } from '#tests/support/nodeCrypto.ts';
import { type Certificate, certificateIn } from './certificate.ts';
import { termsOf } from './terms.ts';
import { type Published, verifyCertificate } from './verify.ts';

test('a saved certificate is valid in every later release', async () => {
  const saved = readFileSync(new URL('../../testing/savedCertificate.json', import.meta.url), 'utf8');
  const { file, published } = JSON.parse(saved) as { file: string; published: Published };
  const certificate = certificateIn(file) as Certificate;
  expect(await verifyCertificate(certificate, file, published, nodeCrypto)).toEqual({ kind: 'proven' });
  expect(termsOf(certificate)).toMatchObject({ termsNo: 2, isConcluded: true });
});

test.each(['', '{}', 'null', '[]', '<html>', '{"format":"deal-certificate"}'])('%s is not a certificate', (text) =>
  expect(certificateIn(text)).toBeNull(),
);
