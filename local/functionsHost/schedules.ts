/** The next time a schedule is due after `after` (ms). */
export type NextRun = (after: number) => number;

const minute = 60_000;
const unitMs: Readonly<Record<string, number>> = { minute, hour: 60 * minute, day: 24 * 60 * minute };

const every = (text: string): NextRun | undefined => {
  const found = /^every (?:(\d+) )?(minute|hour|day)s?$/.exec(text.trim());
  const interval = found ? Number(found[1] ?? 1) * (unitMs[found[2] ?? ''] ?? minute) : 0;
  return interval > 0 ? (after) => after + interval : undefined;
};

/** The values that one crontab field names: `*`, `1,2`, `1-5` and steps such as `0-30/10`. */
const fieldValues = (field: string, lowest: number, highest: number): Set<number> =>
  new Set(
    field.split(',').flatMap((part) => {
      const [range = '*', step = '1'] = part.split('/');
      const [from = lowest, to = range === '*' ? highest : Number(range.split('-')[0])] = range === '*' ? [] : range.split('-').map(Number);
      const last = part.includes('/') && !range.includes('-') ? highest : to;
      const values: number[] = [];
      for (let value = from; value <= last; value += Number(step)) values.push(value);
      return values;
    }),
  );

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const wallClock = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    minute: 'numeric',
    hour: 'numeric',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
  });
  return (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return [
      Number(parts.minute),
      Number(parts.hour),
      Number(parts.day),
      Number(parts.month),
      weekdays.indexOf(parts.weekday ?? ''),
    ] as const;
  };
};

const crontab = (text: string, timeZone: string): NextRun | undefined => {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5) return undefined;
  const limits = [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 7],
  ] as const;
  const allowed = limits.map(([lowest, highest], at) => fieldValues(fields[at] ?? '*', lowest, highest));
  // Sunday is 0 and 7.
  if (allowed[4]?.has(7)) allowed[4].add(0);
  const clock = wallClock(timeZone);
  const due = (at: number) => clock(at).every((value, field) => allowed[field]?.has(value));
  return (after) => {
    let at = Math.floor(after / minute) * minute + minute;
    const limit = after + 366 * 24 * 60 * minute;
    while (at < limit && !due(at)) at += minute;
    return at;
  };
};

/** Reads a Cloud Scheduler schedule: `every 5 minutes` or a crontab line. Throws for other texts. */
export const nextRunOf = (schedule: string, timeZone: string): NextRun => {
  const next = every(schedule) ?? crontab(schedule, timeZone);
  if (!next) throw new Error(`The schedule "${schedule}" is neither "every N minutes" nor a crontab line.`);
  return next;
};

/** Runs `run` whenever the schedule is due, one run at a time; returns how to stop. */
export const keepSchedule = (next: NextRun, run: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout;
  const arm = () => {
    // setTimeout takes 24.8 days at most; an earlier wake-up only looks again.
    const due = next(Date.now());
    const wait = Math.min(due - Date.now(), 24 * 60 * minute);
    timer = setTimeout(() => (Date.now() >= due - 1 ? void run().finally(arm) : arm()), wait);
  };
  arm();
  return () => clearTimeout(timer);
};
