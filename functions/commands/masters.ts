import { DomainError } from '#domain/kernel/domainError.ts';
import { type MasterKind, masterEntityId, NAME_TAKEN } from '#domain/office/master/fields.ts';
import { master } from '#domain/office/master/master.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import { paths } from '../platform/firestorePaths.ts';

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
