import { z } from 'zod';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { type Watches, watchedNames } from '../fourEyes.ts';
import { controlFields } from './fields.ts';

/** The id of the only stream of this aggregate. */
export const CONTROL = 'office';

export type ControlState = { readonly status: 'KEPT'; readonly watches: Watches };

/**
 * Throws `grant-watch-first` unless the giving of roles is watched while any other act is. Else
 * an administrator alone makes the second account that confirms.
 */
const assertGrantsWatched = (watches: Watches): void => {
  const others = watchedNames.some((act) => act !== 'GRANT' && watches[act]?.on);
  if (others && !watches.GRANT?.on) throw new DomainError('grant-watch-first');
};

const { act, on, above } = controlFields;

/** The acts that need a second member: none until the administrator switches them on. */
export const control = aggregate<ControlState>({
  name: 'control',
  readers: 'everyone',
  initial: { status: 'KEPT', watches: {} },
  snapshotSchema: 1,
})
  .events({
    ControlSet: {
      data: { act, on, above, reason: z.string() },
      words: '二人での確認を設定',
      act: true,
      evolve: ({ watches }, chosen) => ({ status: 'KEPT', watches: { ...watches, [chosen.act]: { on: chosen.on, above: chosen.above } } }),
    },
  })
  .commands({
    set: {
      by: 'office',
      duties: ['administration'],
      payload: controlFields,
      begins: true,
      example: { act: 'GRANT', on: true, above: null, reason: '規約違反' },
      decide: ({ reason, ...chosen }, { watches }) => {
        const { act, on } = chosen;
        // Only approvals have an amount.
        const above = act === 'APPROVAL' && on ? (chosen.above ?? 0) : null;
        const before = watches[act] ?? { on: false, above: null };
        if (before.on === on && before.above === above) return [];
        // What an earlier release chose can always be switched off.
        if (on || act === 'GRANT') assertGrantsWatched({ ...watches, [act]: { on, above } });
        return [{ type: 'ControlSet', data: { act, on, above, reason } }];
      },
    },
  });

export type ControlEvent = EventOf<typeof control>;
