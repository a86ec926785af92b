import { describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { retentionText } from '#domain/kernel/retention.ts';
import { type KeptField, keptFields } from '#domain/office/record/fields.ts';
import { company } from './documents/company.ts';
import { legalNotice } from './documents/legalNotice.ts';
import { privacyPolicy } from './documents/privacyPolicy.ts';
import { termsOfService } from './documents/termsOfService.ts';
import { blanksOf, piecesOf } from './legalDocument.ts';
import { prices } from './prices.ts';

const documents = { company, legalNotice, privacyPolicy, termsOfService };

test('a text is split at its blanks', () =>
  expect(piecesOf('上限は【運営者が記入：上限額】です。')).toEqual([
    { text: '上限は', isBlank: false },
    { text: '【運営者が記入：上限額】', isBlank: true },
    { text: 'です。', isBlank: false },
  ]));

describe.each(Object.entries(documents))('%s', (_name, document) => {
  test('every part can be linked to', () => {
    const ids = document.parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every blank is marked in the same way, so that readers and the operator find it', () => {
    expect(blanksOf(document).length).toBeGreaterThan(0);
    expect(JSON.stringify(document).match(/【(?!料金：(?:サービス料|利用料)】)/g)).toHaveLength(blanksOf(document).length);
  });
});

/** The fields of a record (domain/office/record/fields.ts), in the words of the policy. */
const named: Readonly<Record<KeptField, string>> = {
  company: '会社名',
  department: '部署',
  name: 'ご担当者名',
  phone: '電話番号',
  postalCode: '住所',
  prefecture: '住所',
  city: '住所',
  street: '住所',
  buildingName: '住所',
  talentName: 'キャストの氏名',
  content: '業務の内容',
  place: '場所',
  undecided: '未定の事項と理由',
  notes: '備考',
};

test('the privacy policy names everything that is kept after a withdrawal, and until when', () => {
  const text = JSON.stringify(privacyPolicy.parts.find(({ id }) => id === 'retention'));
  expect(Object.keys(named)).toEqual(keptFields);
  for (const words of Object.values(named)) expect(text).toContain(words);
  expect(text).toContain(retentionText());
  expect(retentionText()).toBe('取引が終わった年の12月31日から11年2か月');
});

test('the privacy policy says how long a guest’s question is kept', () => {
  const text = JSON.stringify(privacyPolicy.parts.find(({ id }) => id === 'retention'));
  expect(text).toContain(`完了から${businessRules.contactKeepPeriod / DAY}日`);
});

/** The items that article 11 of the act requires; the operator could not notice a missing one. */
test('the legal notice has every item that the act requires', () => {
  const terms = legalNotice.parts.flatMap(({ body }) =>
    body.flatMap((block) => (typeof block !== 'string' && 'facts' in block ? block.facts.map(([term]) => term) : [])),
  );
  for (const needed of [
    '販売事業者',
    '運営統括責任者',
    '所在地',
    '電話番号',
    'サービスの対価',
    '対価以外の費用',
    'お支払い方法',
    'お支払い時期',
    '提供時期',
    '返金',
    '動作環境',
  ])
    expect(terms).toContain(needed);
});

test('prices and payment days, which the index shows too, are not left to the operator', () => {
  const pieces = prices.flatMap((row) => row.pieces);
  expect(pieces.filter(({ isBlank }) => isBlank)).toEqual([]);
  expect(pieces.flatMap(({ price }) => price ?? [])).toEqual(['service', 'share']);
});
