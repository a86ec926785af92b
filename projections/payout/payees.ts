import { type Account, accountSchema, accountsWith, accountsWithout, hintOf, unsaidTaxes } from '#domain/money/payee/fields.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type OfficePayee, officePayeePath, type Payee, payeePath } from './payees.schema.ts';

const blank = { account: null, next: null, nextFrom: null, ...unsaidTaxes };

const hinted = (account: Account | null) => account && hintOf(account);

/** Writes both documents after a change. */
const update = (event: AnyEnvelope, documents: Documents, change: (held: Payee) => Partial<Payee>): Writes => {
  const id = entityIdOf(event);
  const before = documents.get(payeePath(id)) as Payee | undefined;
  const held = before ?? { ...blank, id, createdAt: event.meta.recordedAt, updatedAt: 0, version: 0 };
  const payee: Payee = { ...held, ...change(held), ...versionFields(event) };
  const { account, next, registration, ...same } = payee;
  const office: OfficePayee = { ...same, account: hinted(account), next: hinted(next), isRegistered: registration !== null };
  return [
    [payeePath(id), payee],
    [officePayeePath(id), office],
  ];
};

/** The account of an event; null after the cast was erased. */
const accountIn = ({ data }: EnvelopeNamed<'PayeeAccountSet'>): Account | null => accountSchema.safeParse(data).data ?? null;

/** Writes payees/{uid} and officePayees/{uid}. */
export const payees = projector('payees', (event) => [payeePath(entityIdOf(event))], {
  PayeeAccountSet: (event, documents) => {
    const account = accountIn(event);
    const { setAt, from } = event.data;
    return account === null ? [] : update(event, documents, (held) => accountsWith(held, account, setAt, from));
  },
  PayeeAccountKept: (event, documents) => update(event, documents, accountsWithout),
  PayeeTaxesSet: (event, documents) => update(event, documents, () => event.data),
  PayeeLeft: (event): Writes => [payeePath, officePayeePath].map((path) => [path(entityIdOf(event)), null] as const),
});
