import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { parties, reason } from '../../kernel/commonFields.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { onceDue } from '../../work/deal/outcomes.ts';
import { holdableAct } from './acts.ts';
import { type heldActStatuses, holdableAggregates } from './holdable.ts';

const heldBy = labelled('操作した担当者', identifier);
const type = labelled('操作の種類', z.string());
const aggregateName = labelled('対象の種類', z.enum(holdableAggregates));
const entityId = labelled('対象の番号', z.string());
const amount = labelled('金額', z.number().nullable(), '円');
const dueAt = labelled('実行する日時', time);
const refusedWith = labelled('実行できなかった理由', z.string());
/** The command without its reason. */
const command = labelled('操作の内容', z.record(z.string(), z.unknown()));
const clientId = parties.clientId;
const talentId = parties.talentId.nullable();
/** On every event, so that each event is readable alone. */
const about = { heldBy, aggregate: aggregateName, entityId, type, clientId, talentId };
type About = z.infer<z.ZodObject<typeof about>>;

type Held = {
  readonly status: (typeof heldActStatuses)[number];
  readonly about: About;
  readonly dueAt: number;
  /** The fingerprint of the command. */
  readonly command: number;
};
/** The state of the acts on one item: the last one. Times in ms. */
export type HeldActState = { readonly status: 'NONE' } | Held;

const ended = (state: HeldActState, status: Held['status']): HeldActState => (state.status === 'NONE' ? state : { ...state, status });
const deadlines = (state: HeldActState): readonly Deadline<'carryOut'>[] =>
  state.status === 'HELD' ? [{ kind: 'carryOut', dueAt: state.dueAt }] : [];

const events = aggregate({
  name: 'heldAct',
  readers: 'byItem',
  initial: { status: 'NONE' } as HeldActState,
  snapshotSchema: 1,
  id: { heldActId: identifier },
  deadlines,
}).events(
  {
    /** The reason is encrypted with the keys of the people of the act. */
    HeldActBegun: {
      data: { ...about, command, amount, dueAt, reason: personal(reason.nullable()) },
      words: '操作を受け付け（まもなく実行）',
      act: true,
      evolve: (_, { command, dueAt, amount: _amount, reason: _reason, ...about }) => ({
        status: 'HELD',
        about,
        dueAt,
        command: fingerprint(command),
      }),
    },
    HeldActUndone: { data: about, words: '実行する前に操作を取り消し', act: true, evolve: (state) => ended(state, 'UNDONE') },
    HeldActCarriedOut: { data: about, words: '受け付けた操作を実行', act: true, evolve: (state) => ended(state, 'CARRIED_OUT') },
    HeldActLapsed: { data: { ...about, refusedWith }, words: '受け付けた操作を実行できず', evolve: (state) => ended(state, 'LAPSED') },
  },
  (_id, { data }) => [data.clientId, data.talentId].filter((uid) => uid !== null),
);

export type HeldActEvent = EventOf<typeof events>;

const begun = (state: HeldActState): Held => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

const byMember = { by: 'office', duties: ['review', 'approval', 'billing'] } as const;

/**
 * An act of the office that is carried out ten seconds after the press, unless the member undoes
 * it. The server keeps it, so a closed page loses nothing.
 */
export const heldAct = events.commands({
  /** The server has tried the act, and adds amount (yen) and people. */
  hold: {
    ...byMember,
    entity: 'new',
    payload: { act: holdableAct, amount, clientId, talentId },
    wire: { act: holdableAct },
    example: {
      act: { aggregate: 'offer', entityId: 'offer-1', command: { type: 'adminDisapprove', reason: '規約違反' } },
      amount: 40_000,
      clientId: uidOf.client,
      talentId: uidOf.talent,
    },
    decide: ({ act, amount, clientId, talentId }, state, { actor, now, maySend }) => {
      const { aggregate, entityId } = act;
      if (!maySend?.(aggregate, act.command.type)) throw new DomainError('role-missing');
      const { reason, ...command } = { reason: null, ...act.command };
      if (state.status === 'HELD') {
        if (state.about.heldBy === actor.uid && state.command === fingerprint(command)) return [];
        throw new DomainError('act-held');
      }
      const about = { heldBy: actor.uid, aggregate, entityId, type: command.type, clientId, talentId };
      return [{ type: 'HeldActBegun', data: { ...about, command, amount, dueAt: now + businessRules.heldActPeriod, reason } }];
    },
  },
  /** By the member who acted. After the act was carried out it is too late. */
  undo: {
    ...byMember,
    bound: 'party',
    ...noFields,
    after: ['hold'],
    decide: (_, state, { actor }) => {
      const { status, about } = begun(state);
      permit(actor.uid === about.heldBy);
      if (status === 'UNDONE') return [];
      if (status !== 'HELD') throw new DomainError('act-carried-out');
      return [{ type: 'HeldActUndone', data: about }];
    },
  },
  /** By the clock after ten seconds, or at once by the member who acted. */
  carryOut: {
    by: ['office', 'system'],
    duties: byMember.duties,
    bound: 'officeOrSystem',
    ...noFields,
    after: ['hold'],
    decide: (_, state, context) => {
      const { status, about, dueAt } = begun(state);
      const isClock = context.actor.role === 'system';
      permit(isClock || context.actor.uid === about.heldBy);
      if (status !== 'HELD') return [];
      const carriedOut: HeldActEvent[] = [{ type: 'HeldActCarriedOut', data: about }];
      return isClock ? onceDue(dueAt, context, carriedOut) : carriedOut;
    },
  },
  /** The act was refused when it was carried out. */
  lapse: {
    by: 'system',
    payload: { refusedWith },
    example: { refusedWith: 'terms-changed' },
    after: ['hold', 'carryOut'],
    decide: ({ refusedWith }, state) => {
      const { status, about } = begun(state);
      if (status === 'LAPSED') return [];
      if (status !== 'CARRIED_OUT') throw new DomainError('status-conflict');
      return [{ type: 'HeldActLapsed', data: { ...about, refusedWith } }];
    },
  },
});

export type HeldActCommand = CommandOf<typeof heldAct>;
