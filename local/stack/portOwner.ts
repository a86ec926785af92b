import { readdir, readFile, readlink } from 'node:fs/promises';

/** The inode of the socket that listens on a port, from Linux's socket table; `0A` is LISTEN. */
const listeningInode = (table: string, port: number): string | undefined => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of table.split('\n').slice(1)) {
    const fields = line.trim().split(/\s+/);
    if (fields[1]?.endsWith(suffix) && fields[3] === '0A') return fields[9];
  }
  return undefined;
};

const readable = <Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> => reading.catch(() => otherwise);

/** The process that listens on a port, if /proc shows it to this user. */
export const ownerOfPort = async (port: number): Promise<{ pid: number; command: string } | undefined> => {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readable(readFile(file, 'utf8'), '')));
  const inode = tables.map((table) => listeningInode(table, port)).find(Boolean);
  if (!inode) return undefined;
  for (const pid of (await readable(readdir('/proc'), [])).filter((name) => /^\d+$/.test(name))) {
    const handles = await readable(readdir(`/proc/${pid}/fd`), []);
    const links = await Promise.all(handles.map((handle) => readable(readlink(`/proc/${pid}/fd/${handle}`), '')));
    if (!links.includes(`socket:[${inode}]`)) continue;
    const command = (await readable(readFile(`/proc/${pid}/cmdline`, 'utf8'), '')).split('\0').join(' ').trim();
    return { pid: Number(pid), command: command.slice(0, 120) };
  }
  return undefined;
};
