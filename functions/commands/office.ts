import { DomainError } from '#domain/kernel/domainError.ts';
import { PRICE_LIST, priceList } from '#domain/money/priceList/priceList.ts';
import { layoutIdOf } from '#domain/money/statementLayout/fields.ts';
import { statementLayout } from '#domain/money/statementLayout/statementLayout.ts';
import { CONTROL, control } from '#domain/office/control/control.ts';
import { type MasterKind, masterEntityId, NAME_TAKEN } from '#domain/office/master/fields.ts';
import { master } from '#domain/office/master/master.ts';
import { operation, operationIdOf } from '#domain/office/operation/operation.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';

/** Which acts of the office need a second member. */
export const controls = callableOf(control, { set: () => ({ entityId: CONTROL }) });

/** Refuses a name that another entry of the list has, even a retired one. Names come one by one. */
const unnamed = (kind: MasterKind, name: string): Rule => ({
  turns: [paths.turn(`${kind}Master`)],
  absent: {
    queries: (db) => [db.collection(`${kind}Master`).where('name', '==', name)],
    refusal: () => new DomainError('already-exists', { name: NAME_TAKEN }),
  },
});

const at = ({ kind, masterId }: { readonly kind: MasterKind; readonly masterId: string }) => ({ entityId: masterEntityId(kind, masterId) });

/** The office's commands on the lists of choices in forms. */
export const masters = callableOf(master, {
  add: ({ kind, name }, { uid }, commandId) => ({ ...at({ kind, masterId: newEntityId(commandId, uid) }), rules: [unnamed(kind, name)] }),
  rename: (sent) => ({ ...at(sent), rules: [unnamed(sent.kind, sent.name)] }),
  reorder: at,
  retire: at,
  restore: at,
});

/** The columns of banks' files. The headings name the layout. */
export const statementLayouts = callableOf(statementLayout, { confirm: ({ headings }) => ({ entityId: layoutIdOf(headings) }) });

export const priceLists = callableOf(priceList, { announce: () => ({ entityId: PRICE_LIST }) });

const recorded = <Sent extends Parameters<typeof operationIdOf>[0]>(sent: Sent, _: Caller, commandId: string) => ({
  entityId: operationIdOf(sent),
  command: { ...sent, requestId: commandId },
});

/** Repairs by the office: recorded as events, then carried out by a policy. */
export const operations = callableOf(operation, {
  retryStream: recorded,
  discardEvent: recorded,
  resendMail: recorded,
  rearmDeadline: recorded,
});
