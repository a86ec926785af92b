import { DomainError } from '#domain/kernel/domainError.ts';
import { CONTROL, type ControlState, control } from '#domain/office/control/control.ts';
import { type AskedAct, commandOf, entityOf } from '#domain/office/countersign/asked.ts';
import { type CountersignCommand, countersign } from '#domain/office/countersign/countersign.ts';
import { amountOf, whomOf } from '#domain/office/countersign/subject.ts';
import { watchedActOf, watchFor } from '#domain/office/fourEyes.ts';
import { aggregateNamed } from '#domain/registry.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';

type Asking = { readonly asked: AskedAct; readonly reason: string };

/** Refuses a request for an act that is not watched or that could not be carried out now. */
export const requestRule = ({ asked, reason }: Asking, commandId: string, { uid }: Caller): Rule => {
  const { aggregate: name, command } = asked;
  const aggregate = aggregateNamed(name);
  const entityId = entityOf(asked);
  const act = watchedActOf(name, command.type);
  return {
    streams: [
      { aggregate, entityId },
      { aggregate: control, entityId: CONTROL },
    ],
    fillCommand: ([state]) =>
      ({
        type: 'ask',
        asked,
        reason,
        amount: amountOf(name, command.type, state),
        ...whomOf(name, entityId, state),
      }) satisfies CountersignCommand,
    check: ([state, chosen], now) => {
      if (!act || !watchFor((chosen as ControlState).watches, act)?.on) throw new DomainError('status-conflict');
      // An export changes nothing, so there is nothing to decide.
      if (name === 'audit') return;
      const context = { now, actor: { uid, role: 'office' as const }, approvalLimit: null };
      const events = aggregate.decider.decide(commandOf(name, command, reason, commandId), state, context);
      if (events.length === 0) throw new DomainError('status-conflict');
    },
  };
};

/** Requests for acts of the office that need a second member, and that member's answer. */
export const countersigns = callableOf(countersign, {
  // The rule adds what the act is about.
  ask: (sent, caller, commandId) => ({ rules: [requestRule(sent, commandId, caller)] }),
});
