import { build } from 'vite';

/** Builds the web app into argv[2] for the ports in argv[3]; a process of its own, because a build takes a lot of memory. */
const [, , outDir, ports] = process.argv;
if (!outDir || !ports) throw new Error('Usage: node local/stack/runWebBuild.ts <outDir> <ports as JSON>');
await build({ root: 'web', logLevel: 'warn', define: { __LOCAL_PORTS__: ports }, build: { outDir, emptyOutDir: true } });
