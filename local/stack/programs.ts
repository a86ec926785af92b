import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const bootstrap = fileURLToPath(new URL('../bootstrap.sh', import.meta.url));

/** The path of a server program, from bootstrap.sh, which has the places and versions. */
export const programPath = async (name: 'hidane' | 'cloud-tasks-emulator'): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', [bootstrap, 'where']);
  const path = stdout
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!path) throw new Error(`${name} is not installed: run \`sh local/bootstrap.sh\`, which installs it.`);
  return path;
};
