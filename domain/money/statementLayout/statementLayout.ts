import { aggregate } from '../../kernel/definition.ts';
import { canonicalJson } from '../../kernel/fingerprint.ts';
import { layoutFields } from './fields.ts';

/** `columns`: as JSON. */
export type StatementLayoutState = { readonly status: 'NONE' } | { readonly status: 'CONFIRMED'; readonly columns: string };

/** Which columns the files of a bank have. A member confirms them once, for all members. */
export const statementLayout = aggregate<StatementLayoutState>({
  name: 'statementLayout',
  readers: 'bills',
  initial: { status: 'NONE' },
  snapshotSchema: 1,
})
  .events({
    StatementLayoutConfirmed: {
      data: layoutFields,
      words: '入金明細の列を確認',
      act: true,
      evolve: (_, { columns }) => ({ status: 'CONFIRMED', columns: canonicalJson(columns) }),
    },
  })
  .commands({
    confirm: {
      by: 'office',
      duties: ['billing'],
      payload: layoutFields,
      begins: true,
      example: {
        headings: '年,月,日,お取引内容,入出金額(円),残高(円)',
        columns: { at: [0, 1, 2], yen: 4, isSigned: true, direction: null, balance: 5, payer: [3] },
      },
      decide: (data, state) =>
        state.status === 'CONFIRMED' && state.columns === canonicalJson(data.columns) ? [] : [{ type: 'StatementLayoutConfirmed', data }],
    },
  });
