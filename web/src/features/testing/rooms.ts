import type { AnyEvent } from '#domain/registry.ts';
import { parties, plainMessage } from '#domain/testing/dealSamples.ts';

export const roomOpened: AnyEvent = { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'o1' } };

export const said = (side: 'client' | 'talent', number: number, fields: object): AnyEvent =>
  ({
    type: 'ChatMessagePosted',
    data: { ...parties, side, messageId: `${side}-${number}`, number, text: '', pictures: [], ...plainMessage, remindDue: null, ...fields },
  }) as AnyEvent;
