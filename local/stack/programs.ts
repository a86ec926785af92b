import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const bootstrap = fileURLToPath(new URL('../bootstrap.sh', import.meta.url));

/** Finds a server program where bootstrap.sh puts it (it alone knows the places and versions). */
export const programPath = async (name: 'hidane' | 'cloud-tasks-emulator'): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', [bootstrap, 'where']);
  const path = stdout
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!path) throw new Error(`${name} is not installed: run \`sh local/bootstrap.sh\`, which installs it.`);
  return path;
};
