import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { policyFor } from '#functions/deployment/deployConfig.ts';
import { project } from './environment.ts';
import type { Ports } from './ports.ts';

type Header = { readonly key: string; readonly value: string };
type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };
type FirebaseConfig = { readonly hosting: { readonly headers: readonly HeaderRule[]; readonly [key: string]: unknown } };

/** Which directives of the content security policy get which local servers beside production's. */
const localOrigins = (ports: Ports): Readonly<Record<string, readonly string[]>> => {
  const at = (port: number) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return {
    'connect-src': [ports.firestore, ports.auth, ports.functions].flatMap(at),
    'img-src': at(ports.functions),
    'media-src': at(ports.functions),
    'frame-src': at(ports.auth),
  };
};

/** Adds the local servers to a content security policy; every other word stays production's. */
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
    ? { ...header, value: withLocalOrigins(policyFor(header.value, { projectId: project }), ports) }
    : header;

/**
 * Writes the hosting section of firebase.json for this stack and returns the file's path: the same
 * headers and rewrites as in production, with the local servers allowed. HSTS does no harm:
 * browsers ignore it over plain HTTP.
 */
export const writeHostingConfig = async (source: string, dataDir: string, publicFolder: string, ports: Ports): Promise<string> => {
  const { hosting } = JSON.parse(await readFile(source, 'utf8')) as FirebaseConfig;
  const headers = hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.map((header) => locally(header, ports)) }));
  const folder = resolve(dataDir, 'hosting');
  // The emulator insists on both folders, also while the first build still runs.
  await Promise.all([folder, publicFolder].map((needed) => mkdir(needed, { recursive: true })));
  const file = join(folder, 'firebase.json');
  // The hosting emulator joins the public folder to the configuration's folder, so it has to be
  // relative.
  await writeFile(file, JSON.stringify({ hosting: { ...hosting, headers, public: relative(folder, resolve(publicFolder)) } }, null, 2));
  return file;
};
