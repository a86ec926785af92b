import type { Plugin } from 'vite';

/** Modules that export plain data, made of schemas that the browser need not have for it. */
const plain = /\/(domain\/(fieldNames|help\/(answers|frontAnswers)|job\/labels|words\/historyWords)|features\/legal\/prices)\.ts$/;

/** Evaluates these modules at the build, so that the browser gets their data alone. */
export const plainData = (): Plugin => ({
  name: 'plain-data',
  apply: 'build',
  load: async (id) => {
    if (!plain.test(id)) return null;
    const data = (await import(id)) as Readonly<Record<string, unknown>>;
    return Object.entries(data)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join('');
  },
});
