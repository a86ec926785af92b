import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { type Watches, watchedNames } from '../fourEyes.ts';
import type { ControlCommand } from './commands.ts';
import { type ControlEvent, controlEvents } from './events.ts';

/** The id of the only stream of this aggregate. */
export const CONTROL = 'office';

/** The acts that need a second member. */
export type ControlState = { readonly status: 'KEPT'; readonly watches: Watches };

const initial: ControlState = { status: 'KEPT', watches: {} };

/** Only approvals have an amount. */
const chosen = ({ act, on, above }: ControlCommand) => ({ act, on, above: act === 'APPROVAL' && on ? (above ?? 0) : null });

/**
 * Throws `grant-watch-first` unless the giving of roles is watched while any other act is. Else
 * an administrator alone makes the second account that confirms.
 */
const assertGrantsWatched = (watches: Watches): void => {
  const others = watchedNames.some((act) => act !== 'GRANT' && watches[act]?.on);
  if (others && !watches.GRANT?.on) throw new DomainError('grant-watch-first');
};

const decide = (command: ControlCommand, { watches }: ControlState, { actor }: DecisionContext): ControlEvent[] => {
  permit(actor.role === 'office');
  const { act, on, above } = chosen(command);
  const before = watches[act] ?? { on: false, above: null };
  if (before.on === on && before.above === above) return [];
  // What an earlier release chose can always be switched off.
  if (on || act === 'GRANT') assertGrantsWatched({ ...watches, [act]: { on, above } });
  return [{ type: 'ControlSet', data: { act, on, above, reason: command.reason } }];
};

const evolve = ({ watches }: ControlState, { data: { act, on, above } }: ControlEvent): ControlState => ({
  status: 'KEPT',
  watches: { ...watches, [act]: { on, above } },
});

/** Decides commands on the choice of acts that need a second member and folds its events. */
export const decider: Decider<ControlState, ControlCommand, ControlEvent> = { initial, decide, evolve };

/**
 * The aggregate of the acts of the office that need a second member. All are off until the
 * administrator switches them on.
 */
export const control: Aggregate<ControlState, ControlCommand, ControlEvent> = {
  name: 'control',
  decider,
  events: controlEvents,
  snapshotSchema: 1,
  subject: () => '',
};
