import type { competitions, expenseKinds, regions, workDayKinds } from './storedSheet.ts';

// Labels of the options on a terms sheet.

export const workDayKindLabels = {
  SHOOT: '本番',
  REHEARSAL: 'リハーサル',
  FITTING: '衣装合わせ',
  SPARE: '予備日',
  TRAVEL: '移動',
} as const satisfies Record<(typeof workDayKinds)[number], string>;

export const regionLabels = { JAPAN: '日本国内', ASIA: 'アジア', WORLD: '全世界' } as const satisfies Record<
  (typeof regions)[number],
  string
>;

export const competitionLabels = {
  NONE: 'なし',
  PRODUCT: '同じ業種の商品・サービス',
  COMPANY: '同じ業種の企業',
} as const satisfies Record<(typeof competitions)[number], string>;

export const expenseLabels = {
  INCLUDED: '報酬に含む',
  ACTUAL: '実費を支払う',
  FIXED: '定額を支払う',
} as const satisfies Record<(typeof expenseKinds)[number], string>;
