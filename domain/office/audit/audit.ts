import { z } from 'zod';
import { aggregate, type CommandOf } from '../../kernel/definition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { auditFields, billEncodings, billFilter, billTables, openedScopes, ownerOf, readPurposes } from './fields.ts';

/** The events hold what was read. A decision only has to recognise a repeated request. */
export type AuditState = { readonly status: 'NONE' } | { readonly status: 'KEPT'; readonly lastRequest: string };

const isRepeated = (state: AuditState, requestId: string): boolean => state.status === 'KEPT' && state.lastRequest === requestId;
const evolve = (_: AuditState, { requestId }: { readonly requestId: string }): AuditState => ({ status: 'KEPT', lastRequest: requestId });

const { requestId, target, purpose, version, scope, reason, subjects, encoding, table, count, total, sha256, replaced } = auditFields;
const { list, filter, hasWords } = auditFields;
const byOffice = { by: 'office', wire: null } as const;
const request = { requestId: '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01' };

/** The office's reads and exports. One stream per member and day. */
export const audit = aggregate<AuditState>({
  name: 'audit',
  readers: 'people',
  fields: { told: auditFields.told, clientId: auditFields.clientId },
  initial: { status: 'NONE' },
  snapshotSchema: 1,
})
  .events({
    /** `target`: a stream, or `around-{jobId}` for everything around a job. */
    AuditHistoryRead: {
      data: { requestId: z.string(), target: z.string(), purpose: z.enum(readPurposes) },
      words: '履歴を閲覧',
      act: true,
      evolve,
    },
    /** `subjects`: the accounts whose data was opened. `told`: they can read the reason. */
    AuditPersonalOpened: {
      data: {
        requestId: z.string(),
        target: z.string(),
        version: z.number(),
        scope: z.enum(openedScopes),
        reason: z.string(),
        subjects: z.array(z.string()),
        told: z.boolean(),
      },
      upcasters: [
        // Version 1 has only single events.
        (data) => ({ ...data, scope: 'EVENT' }),
        // Reasons before version 3 were for the office only. For deals the subjects are unknown.
        (data) => ({ ...data, subjects: ownerOf(String(data.target)), told: false }),
      ],
      words: '個人情報を表示',
      act: true,
      evolve,
    },
    /**
     * `count`: number of rows. `total`: yen, without tax for bills, with tax for clients and
     * invoices. `sha256`: hash of the file. `month`: closing month (JST, `YYYY-MM`), null for all.
     * `replaced`: characters that the encoding does not have. The file contains a replacement.
     */
    AuditBillsExported: {
      data: {
        requestId: z.string(),
        month: z.string().nullable(),
        clientId: z.string().nullable(),
        status: z.string().nullable(),
        encoding: z.enum(billEncodings),
        table: z.enum(billTables),
        count: z.number(),
        total: z.number(),
        sha256: z.string(),
        replaced: z.array(z.string()),
        reason: z.string().nullable(),
      },
      upcasters: [
        // Version 1 has only bills.
        (data) => ({ ...data, table: 'BILLS' }),
        // Version 2 has no reason.
        (data) => ({ ...data, reason: null }),
      ],
      words: '請求・仕訳データをダウンロード',
      act: true,
      evolve,
    },
    /** A file of a list. The browser that made it from its reads says `count` and `sha256`. */
    AuditListSaved: {
      data: { requestId: z.string(), list, filter, hasWords, count, sha256, reason },
      words: '一覧をダウンロード',
      act: true,
      evolve,
    },
  })
  .commands({
    readHistory: {
      ...byOffice,
      duties: ['review', 'people', 'billing', 'approval', 'audit', 'administration'],
      payload: { requestId, target, purpose },
      example: { ...request, target: 'offer-offer-1', purpose: 'VIEW' },
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'AuditHistoryRead', data }]),
    },
    openPersonal: {
      ...byOffice,
      duties: ['people', 'billing', 'audit'],
      payload: { requestId, target, version, scope, reason, subjects },
      example: { ...request, target: 'offer-offer-1', version: 1, scope: 'EVENT', reason: '規約違反', subjects: [uidOf.client] },
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'AuditPersonalOpened', data: { ...data, told: true } }]),
    },
    /** Records an exported file of bills with its count, total (yen) and hash. */
    exportBills: {
      ...byOffice,
      duties: ['billing', 'audit'],
      payload: { requestId, ...billFilter.shape, encoding, table, reason, count, total, sha256, replaced },
      example: {
        ...request,
        month: '2026-11',
        clientId: null,
        status: 'UNCLAIMED',
        encoding: 'UTF-8',
        table: 'BILLS',
        reason: '会計事務所への提出のため',
        count: 1,
        total: 30_000,
        sha256: '0'.repeat(64),
        replaced: [],
      },
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'AuditBillsExported', data }]),
    },
    /** Records a file of a list. The callable checks that the member reads the list. */
    saveList: {
      ...byOffice,
      duties: ['review', 'people', 'billing', 'approval', 'audit', 'administration'],
      payload: { requestId, list, filter, hasWords, count, sha256, reason },
      example: {
        ...request,
        list: 'accounts',
        filter: 'kind=client',
        hasWords: false,
        count: 1,
        sha256: '0'.repeat(64),
        reason: '会員への連絡のため',
      },
      decide: (data, state) => (isRepeated(state, data.requestId) ? [] : [{ type: 'AuditListSaved', data }]),
    },
  });

export type AuditCommand = CommandOf<typeof audit>;
