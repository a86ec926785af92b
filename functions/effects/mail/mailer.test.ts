import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startMailServer } from '#local/mail/server.ts';
import { smtpMailer } from './mailer.ts';

afterEach(() => vi.unstubAllEnvs());

/** A port that nothing listens to. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  return port;
};

test('a PDF arrives with the bytes and the name that it left with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  const port = await freePort();
  const server = await startMailServer(port, folder);
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
  vi.stubEnv('MAIL_FROM', 'no-reply@example.com');
  const mail = { to: 'hanako@example.com', subject: '支払通知書', text: '本文', html: '<p>本文</p>' };
  const bytes = Uint8Array.from({ length: 5_000 }, (_, at) => at % 256);
  const send = smtpMailer();
  await send({ id: 'with', ...mail, attached: { name: '支払通知書_2026-10-1.pdf', bytes } });
  await send({ id: 'without', ...mail });
  const [first, second] = await server.caught();
  expect(first?.attached).toEqual({ name: '支払通知書_2026-10-1.pdf', base64: Buffer.from(bytes).toString('base64') });
  expect([first?.text.trim(), second?.text.trim(), second?.attached]).toEqual(['本文', '本文', undefined]);
  // It ends once the pool of the mailer closes its connection.
  void server.stop();
  await rm(folder, { recursive: true });
});
