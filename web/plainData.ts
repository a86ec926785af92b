import type { Plugin } from 'vite';

/** Modules that export plain data computed from schemas, which the browser does not need. */
export const plain =
  /\/(projections\/fieldKinds|domain\/(fieldNames|work\/(offer|entry)\/table|talk\/(words\/historyWords|notification\/noticeTexts)|office\/(officeCommands|audit\/officeTypes|help\/(answers|frontAnswers)))|entities\/legal\/prices)\.ts$/;

/** Evaluates these modules during the build, so that the browser gets only their data. */
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
