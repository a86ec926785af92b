/** How a command of the README is tried in short form: its arguments and environment. */
export type ShortForm = {
  /** Arguments after `--`; several runs, if the README names several acts. */
  readonly runs: readonly (readonly string[])[];
  readonly env?: Readonly<Record<string, string>>;
  /** It needs the stack of `npm start`. */
  readonly onStack?: true;
};

const once: ShortForm = { runs: [[]] };
const given = (...args: string[]): ShortForm => ({ runs: [args] });

/**
 * A short form of each npm command that the README names, in the order in which they run. A command
 * that changes files does so in a clone.
 */
export const shortForms: Readonly<Record<string, ShortForm>> = {
  'test:unit': once,
  reference: once,
  indexes: once,
  capacity: once,
  shape: once,
  'keep-release': once,
  postal: given('utf_ken_all.csv'),
  build: once,
  sizes: once,
  replay: {
    runs: [['verify'], ['rebuild', '--dry-run'], ['parked'], ['seal'], ['erasures', 'apply']],
    onStack: true,
  },
  office: { runs: [['stop', '点検'], ['start'], ['grant', 'office@example.com']], onStack: true },
  'restore-drill': once,
  reads: once,
  screens: given('jobForm'),
  speed: { runs: [[]], env: { RUNS: '1' } },
  bench: given('--quick'),
  'bench:tracing': once,
  'bench:search': given('--rows', '2000'),
  'bench:replay': given('--events', '2000'),
  'bench:office': { runs: [[]], env: { DEALS: '300' } },
  'bench:recovery': given('--events', '2000', '--offers', '5000', '--kills', '1'),
  'bench:exports': given('--deals', '200'),
  'bench:invoices': given('--invoices', '50'),
  load: given('--minutes', '0.2', '--rate', '5'),
  cost: once,
  // The last one: it commits and tags.
  release: given('99.0.0'),
};

/** The commands that cannot be tried here, with the place where they are. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  'test:long': 'the job of the workflow beside this one',
  deploy: 'needs a project at Google Cloud; local/deploy/*.test.ts test its plan',
  smoke: 'needs a deployed project; local/smoke/client.test.ts tests its client',
};

export const npmCommandsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/`?npm run ([\w:-]+)/g), ...text.matchAll(/`(bench:[\w]+)`/g)].map(([, name]) => name as string)),
];
