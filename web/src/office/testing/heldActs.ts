import type { AnyEvent } from '#domain/registry.ts';
import { held } from '#domain/testing/heldActSamples.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';

type Act = {
  readonly aggregate: string;
  readonly entityId: string;
  readonly command: { readonly type: string; readonly termsNo?: number };
};
type Payload = Readonly<Record<string, unknown>>;

export const putHeld = ({ aggregate, entityId, command: { type } }: Act, more: Partial<typeof held.data> | object = {}) => {
  const streamId = `heldAct-${aggregate}-${entityId}`;
  putStream(streamId, { ...held, data: { ...held.data, aggregate, entityId, type, command: { type }, ...more } } as AnyEvent);
  return { streamId, version: 1 };
};

export const holdsActs = (refuse: (act: Act) => void = () => undefined): void =>
  server.answer('heldActs', ({ act }) => {
    refuse(act as Act);
    return putHeld(act as Act);
  });

export const actsSent = (): readonly Act[] =>
  server.asked
    .filter(({ callable, payload }) => callable === 'heldActs' && payload.type === 'hold')
    .map(({ payload }) => (payload as Payload).act as Act);
export const commandSent = () => actsSent().at(-1)?.command;
