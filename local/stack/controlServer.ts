import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { callsOf, type StackControls } from './controls.ts';

/** Serves the controls to other processes (test workers) as POST /{call} with a JSON argument. */
export const startControlServer = async (port: number, controls: StackControls): Promise<Server> => {
  const calls = callsOf(controls);
  const server = createServer(async (request, response) => {
    try {
      const { argument } = (await json(request)) as { argument: never };
      const call = calls[(request.url ?? '').slice(1)];
      if (!call) return void response.writeHead(404).end(JSON.stringify({ error: `No call ${request.url}.` }));
      response.end(JSON.stringify({ result: await call(argument) }));
    } catch (error) {
      response.writeHead(500).end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    }
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
};

/** The controls of a stack in another process; its address is LOCAL_STACK_CONTROL. */
export const connectToStack = (env: Readonly<Record<string, string | undefined>> = process.env): StackControls => {
  const host = env.LOCAL_STACK_CONTROL;
  if (!host) throw new Error('No local stack: the environment variable LOCAL_STACK_CONTROL is not set.');
  const call = async <Result>(name: string, argument?: unknown): Promise<Result> => {
    const answer = await fetch(`http://${host}/${name}`, { method: 'POST', body: JSON.stringify({ argument }) });
    const { result, error } = (await answer.json()) as { result: Result; error?: string };
    if (!answer.ok) throw new Error(error);
    return result;
  };
  return {
    faults: { set: (change) => call('setFaults', change), clear: () => call('clearFaults') },
    limits: {
      set: (change) => call('setLimits', change),
      clear: () => call('clearLimits'),
      reached: () => call('reachedLimits'),
    },
    whenIdle: () => call('whenIdle'),
    pendingMessages: () => call('pendingMessages'),
    killInstance: () => call('killInstance'),
    killFunctions: () => call('killFunctions'),
    startFunctions: () => call('startFunctions'),
    restartTasks: () => call('restartTasks'),
    setMailDown: (down) => call('setMailDown', down),
    caughtMails: () => call('caughtMails'),
    runSchedule: (name) => call('runSchedule', name),
    exportState: () => call('exportState'),
  };
};
