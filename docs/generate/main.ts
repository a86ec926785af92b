import { writeFileSync } from 'node:fs';
import { generatedPages } from './pages.ts';

/** `npm run reference`: writes docs/reference and the tables of docs/specification.md again. */
for (const [name, page] of Object.entries(generatedPages())) writeFileSync(new URL(`../${name}`, import.meta.url), page);
// Clients of servers that the callables hold would keep the process alive.
process.exit(0);
