import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { policyFor } from '#functions/deployment/deployConfig.ts';
import { bucket, project } from './environment.ts';
import type { Ports } from './ports.ts';

type Header = { readonly key: string; readonly value: string };
type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };
type FirebaseConfig = { readonly hosting: { readonly headers: readonly HeaderRule[]; readonly [key: string]: unknown } };

/** The directives of the content security policy that get local servers. */
const localOrigins = (ports: Ports): Readonly<Record<string, readonly string[]>> => {
  const at = (port: number) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return {
    'connect-src': [ports.firestore, ports.auth, ports.functions].flatMap(at),
    'img-src': at(ports.functions),
    'media-src': at(ports.functions),
    'frame-src': at(ports.auth),
  };
};

/** Adds the local servers to a content security policy; the rest is production's. */
export const withLocalOrigins = (policy: string, ports: Ports): string => {
  const added = localOrigins(ports);
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) => [directive, ...(added[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
};

const locally = (header: Header, ports: Ports): Header =>
  header.key.toLowerCase() === 'content-security-policy'
    ? { ...header, value: withLocalOrigins(policyFor(header.value, { projectId: project, storageBucket: bucket }), ports) }
    : header;

/**
 * Writes this stack's hosting configuration and returns its path: production's headers and
 * rewrites, plus the local servers. Browsers ignore HSTS over plain HTTP.
 */
export const writeHostingConfig = async (source: string, dataDir: string, publicFolder: string, ports: Ports): Promise<string> => {
  const { hosting } = JSON.parse(await readFile(source, 'utf8')) as FirebaseConfig;
  const headers = hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.map((header) => locally(header, ports)) }));
  const folder = resolve(dataDir, 'hosting');
  // The emulator requires both folders, even before the first build ends.
  await Promise.all([folder, publicFolder].map((needed) => mkdir(needed, { recursive: true })));
  const file = join(folder, 'firebase.json');
  // The hosting emulator requires a path relative to the configuration's folder.
  await writeFile(file, JSON.stringify({ hosting: { ...hosting, headers, public: relative(folder, resolve(publicFolder)) } }, null, 2));
  return file;
};
