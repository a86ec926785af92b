import type { Plugin } from 'vite';

/**
 * Parts of libraries that the web app never uses: zod's JSON Schema, and the router's warnings for
 * developers.
 */
const parts: readonly (readonly [module: RegExp, part: RegExp, replacement: string])[] = [
  [/\/zod\/v4\/classic\/schemas\.js$/, /^ +inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/\/zod\/v4\/classic\/schemas\.js$/, /create(?:Standard|To)JSONSchemaMethod\(this, .*?\)(?=[,(])/g, '(() => undefined)'],
  [/\/react-router\/dist\/development\/chunk-\w+\.mjs$/, /^var ENABLE_DEV_WARNINGS = true;$/gm, 'const ENABLE_DEV_WARNINGS = false;'],
];

/**
 * Removes these parts from the build. It fails if a new release of a library lacks one, so that the
 * table is updated.
 */
export const leftOut = (): Plugin => {
  const found = new Set<RegExp>();
  return {
    name: 'left-out',
    apply: 'build',
    transform(code, id) {
      let text = code;
      for (const [module, part, replacement] of parts) {
        if (!module.test(id) || code.search(part) === -1) continue;
        found.add(part);
        text = text.replace(part, replacement);
      }
      return text === code ? null : { code: text, map: null };
    },
    buildEnd(error) {
      const missing = parts.filter(([, part]) => !found.has(part));
      if (!error && missing.length > 0) this.error(`the build no longer has ${missing.map(([, part]) => part).join(', ')}`);
    },
  };
};
