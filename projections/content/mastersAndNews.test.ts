import { describe, expect, test } from 'vitest';
import { masterKinds } from '#domain/office/master/fields.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { newsContent, newsPublished, newsWritten } from '#domain/testing/newsSamples.ts';
import { project } from '../testing/project.ts';
import { type MasterList, searchedIn } from './masters.schema.ts';
import { masterList, masters } from './masters.ts';
import { news } from './news.ts';

describe('industryMaster, jobCategoryMaster, mediaMaster', () => {
  test.each(masterKinds)('%s has its own collection', (kind) => {
    const added: AnyEvent = { type: 'MasterAdded', data: { kind, name: '広告', orderIndex: 1 } };
    expect(project([masters], envelopes(`master-${kind}_ads`, added))).toEqual({
      [`${kind}Master/ads`]: { id: 'ads', name: '広告', orderIndex: 1, isRetired: false, createdAt: NOON, updatedAt: NOON, version: 1 },
    });
  });
  test('a retired entry keeps its name, and can be restored', () => {
    const kind = 'industry';
    const history: AnyEvent[] = [
      { type: 'MasterAdded', data: { kind, name: '広告', orderIndex: 1 } },
      { type: 'MasterRenamed', data: { kind, name: '広報' } },
      { type: 'MasterReordered', data: { kind, orderIndex: 3 } },
      { type: 'MasterRetired', data: { kind } },
    ];
    const shown = (...events: AnyEvent[]) => project([masters], envelopes('master-industry_ads', ...events))['industryMaster/ads'];
    expect(shown(...history)).toMatchObject({ name: '広報', orderIndex: 3, isRetired: true, createdAt: NOON, version: 4 });
    expect(shown(...history, { type: 'MasterRestored', data: { kind } })).toMatchObject({ isRetired: false, version: 5 });
  });
});

describe('masters/all', () => {
  const of = (id: string, ...events: AnyEvent[]) => envelopes(`master-industry_${id}`, ...events);
  const added = (name: string, orderIndex: number): AnyEvent => ({ type: 'MasterAdded', data: { kind: 'industry', name, orderIndex } });
  const drama = of('drama', added('ドラマ制作', 1), { type: 'MasterRetired', data: { kind: 'industry' } });
  const ads = of('ads', added('広告', 2), { type: 'MasterRenamed', data: { kind: 'industry', name: '広報' } });

  test('has every entry, also retired ones, in any order of streams', () => {
    const listed = { kind: 'industry' };
    const entries = [
      { ...listed, id: 'ads', name: '広報', orderIndex: 2, isRetired: false },
      { ...listed, id: 'drama', name: 'ドラマ制作', orderIndex: 1, isRetired: true },
    ];
    for (const told of [
      [...drama, ...ads],
      [...ads, ...drama],
    ])
      expect(project([masterList], told)['masters/all']).toEqual({ id: 'all', entries, synonyms: [] });
  });

  test('has synonyms beside the options, whose kinds pages of earlier releases know', () => {
    const kind = 'synonym';
    const told = envelopes('master-synonym_car', { type: 'MasterAdded', data: { kind, name: '車、運転', orderIndex: 1 } });
    const list = project([masterList], [...ads, ...told])['masters/all'] as MasterList;
    expect(list.entries.map(({ id }) => id)).toEqual(['ads']);
    expect(list.synonyms).toEqual([{ kind, id: 'car', name: '車、運転', orderIndex: 1, isRetired: false }]);
    expect(searchedIn(list).synonyms).toEqual(['車、運転']);
    const retired = envelopes(
      'master-synonym_car',
      { type: 'MasterAdded', data: { kind, name: '車、運転', orderIndex: 1 } },
      { type: 'MasterRetired', data: { kind } },
    );
    expect(searchedIn(project([masterList], retired)['masters/all'] as MasterList).synonyms).toEqual([]);
    expect(searchedIn({ entries: [] }).synonyms).toEqual([]);
  });
});

describe('news/{newsId}', () => {
  const written = newsWritten();
  const published = newsPublished();
  const unpublished: AnyEvent = { type: 'NewsUnpublished', data: {} };
  const item = (...events: AnyEvent[]) => project([news], envelopes('news-new-year', ...events))['news/new-year'];

  test('begins as a draft', () =>
    expect(item(written)).toEqual({
      id: 'new-year',
      ...newsContent,
      isPublished: false,
      publishedTo: null,
      publishAt: null,
      publishedAt: null,
      deletedAt: null,
      createdAt: NOON,
      updatedAt: NOON,
      version: 1,
    }));
  test('is published, and keeps that time after edits', () =>
    expect(item(written, published, { type: 'NewsEdited', data: { ...newsContent, title: '営業時間' } })).toMatchObject({
      title: '営業時間',
      isPublished: true,
      publishedAt: NOON + HOUR,
      version: 3,
    }));
  test('unpublished and published again has a new time', () => {
    expect(item(written, published, unpublished)).toMatchObject({ isPublished: false, publishedAt: null });
    expect(item(written, published, unpublished, published)).toMatchObject({ isPublished: true, publishedAt: NOON + 3 * HOUR });
  });
  test('for one side is published to that side, and never to all', () => {
    const forClients = [newsWritten({ audience: 'client' }), newsPublished('client')] as const;
    expect(item(...forClients)).toMatchObject({ isPublished: false, publishedTo: 'client', publishedAt: NOON + HOUR });
    expect(item(...forClients, unpublished)).toMatchObject({ isPublished: false, publishedTo: null, publishedAt: null });
  });
  test('a plan stays until the publication or its end', () => {
    const planned: AnyEvent = { type: 'NewsScheduled', data: { publishAt: NOON + 5 * HOUR } };
    expect(item(written, planned)).toMatchObject({ isPublished: false, publishAt: NOON + 5 * HOUR });
    expect(item(written, planned, { type: 'NewsUnscheduled', data: {} })).toMatchObject({ publishAt: null });
    expect(item(written, planned, published)).toMatchObject({ isPublished: true, publishAt: null });
  });
  test('removed is not published', () =>
    expect(item(written, published, { type: 'NewsRemoved', data: {} })).toMatchObject({ isPublished: false, deletedAt: NOON + 2 * HOUR }));
});
