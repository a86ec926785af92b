import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { talentDetails } from '#domain/testing/profiles.ts';
import { publishedCast, registeredCast } from '#web/entities/testing/subjects.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { press, pressStep } from '#web/testing/controls.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { fakeStore } from '#web/testing/fakeStore.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { putStream } from '#web/testing/putWorld.ts';

const user = userEvent.setup();

const stream = `talent-${uidOf.talent}`;
const published = publishedCast();
beforeAll(preloadScreens);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  putStream(stream, ...published);
});

const dialog = async () => within(await screen.findByRole('dialog'));

test('a place on the roster is taken with its code; a wrong code says so and keeps the input', async () => {
  appAt('talent', '/talent/mypage/profile');
  await press(user, 'TAコードを登録する');
  const fill = async (name: RegExp, value: string) => {
    const field = (await dialog()).getByRole('textbox', { name });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  await fill(/^TAコード/, 'ta0001');
  await fill(/^連携コード/, '0000-0000-0000-0000');
  const unknownPair = 'TAコードと連携コードの組み合わせを確認できませんでした';
  server.answer('students', () => {
    throw refusal('link-code-invalid', errorMessages['link-code-invalid'], { linkCode: unknownPair });
  });
  const submit = async () => user.click((await dialog()).getByRole('button', { name: 'TAコードを登録する' }));
  await submit();
  await expectFaulty((await dialog()).getByRole('textbox', { name: /^連携コード/ }), unknownPair);
  await expectAccessible('the dialog that takes a place on the roster');
  await fill(/^連携コード/, 'abcd efgh 2345 6789');
  server.answer('students', () => {
    putStream(stream, ...published, {
      type: 'TalentRosterFollowed',
      data: { taCode: 'TA0001', belongingTo: 2, rosterVersion: 2 },
    });
    return { streamId: 'student-TA0001', version: 2 };
  });
  await submit();
  await screen.findByText(agencyGroupLabels[2]);
  expect(server.lastCommand()).toMatchObject({ type: 'link', taCode: 'TA0001', linkCode: 'ABCD-EFGH-2345-6789' });
});

test('a portfolio is filled, sorted, and an item is removed after a question', async () => {
  const items = new Map<string, AnyEvent[]>();
  const added = (id: string, mediaType: 'IMAGE' | 'YOUTUBE', orderIndex: number, description = ''): AnyEvent => ({
    type: 'MediaAdded',
    data: {
      ownerId: uidOf.talent,
      mediaType,
      S: null,
      M: null,
      size: null,
      orderIndex,
      description,
      url: mediaType === 'YOUTUBE' ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : `pictures/talent-1/${id}.webp`,
    },
  });
  const put = (id: string, ...events: AnyEvent[]) => {
    items.set(id, [...(items.get(id) ?? []), ...events]);
    putStream(`media-${id}`, ...(items.get(id) ?? []));
    return { streamId: `media-${id}`, version: items.get(id)?.length };
  };
  server.answer('media', ({ type, content, commandId, mediaId, orderIndex, description }) => {
    if (type === 'add') {
      const { mediaType } = content as { mediaType: 'IMAGE' | 'YOUTUBE' };
      const id = mediaType === 'YOUTUBE' ? 'video' : String(commandId);
      return put(id, added(id, mediaType, orderIndex as number, description as string));
    }
    if (type === 'reorder')
      return put(mediaId as string, { type: 'MediaReordered', data: { ownerId: uidOf.talent, orderIndex } } as AnyEvent);
    server.remove(`talents/${uidOf.talent}/media/${mediaId}`);
    return { streamId: `media-${mediaId}`, version: 9 };
  });
  fakeStore();
  appAt('talent', '/talent/mypage/profile');
  const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('写真・動画を追加する'), [photo('a.jpg'), photo('b.jpg')]);
  await screen.findByRole('button', { name: '写真2を大きく表示する' });

  await press(user, 'YouTubeの動画を追加する');
  const fill = async (name: RegExp, value: string) => fireEvent.change((await dialog()).getByLabelText(name), { target: { value } });
  await fill(/^動画のURL/, 'https://example.com/');
  await user.click((await dialog()).getByRole('button', { name: '動画を追加する' }));
  await expectFaulty((await dialog()).getByLabelText(/^動画のURL/), 'YouTubeの動画のURLを入力してください。');
  await fill(/^動画のURL/, 'https://youtu.be/aqz-KE-bpKQ');
  await fill(/^説明/, '紹介映像');
  await user.click((await dialog()).getByRole('button', { name: '動画を追加する' }));

  await press(user, '紹介映像：編集');
  await user.click(await screen.findByRole('menuitem', { name: '先頭へ移動する' }));
  await screen.findByText('並び順を変更しました');
  const names = () => screen.getAllByRole('button', { name: /：編集$/ }).map((item) => item.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['紹介映像：編集', '写真2：編集', '写真3：編集']));

  await press(user, '写真3：編集');
  await user.click(await screen.findByRole('menuitem', { name: '削除する' }));
  (await dialog()).getByText(/元に戻せません/);
  await expectAccessible('the question before a removal');
  await user.click((await dialog()).getByRole('button', { name: '削除する' }));
  await waitFor(() => expect(names()).toEqual(['紹介映像：編集', '写真2：編集']));
});

test('details are checked, confirmed, and survive a reload of the confirmation', async () => {
  server.answer('talents', () => {
    const saved = { ...talentDetails, sns: { instagram: null, twitter: null, tiktok: null, youtube: null } };
    putStream(stream, ...published, { type: 'TalentDetailsSaved', data: saved });
    return { streamId: stream, version: 3 };
  });
  appAt('talent', '/talent/mypage/profile/edit_02');
  const box = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  const fill = async (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  expect(screen.queryByLabelText(/^キーワード/)).toBeNull();
  await press(user, '自己PRとキーワードも書く');
  expect(document.activeElement).toBe(await box(/^自己PR/));
  await fill(await box(/^自己PR/), '朗読と殺陣が得意です。');
  await pressStep(user, 'サイズ');
  await fill(await box(/^身長/), '１６２．５ｃｍ');
  await press(user, '次へ（SNS）');
  const instagram = async () => within(await screen.findByRole('group', { name: /^Instagram/ }));
  await fill((await instagram()).getByLabelText(/^ユーザー名/), 'https://www.instagram.com/hana_01/');
  await press(user, '入力内容を確認する');
  await expectFaulty((await instagram()).getByLabelText(/^フォロワー数/), '半角数字');
  await expectAccessible('the details form with faults');
  await fill((await instagram()).getByLabelText(/^フォロワー数/), '1,200');
  await press(user, '入力内容を確認する');
  within(await screen.findByRole('dialog', { name: 'プロフィールの確認' })).getByText('162.5 cm');

  cleanup();
  appAt('talent', '/talent/mypage/profile/confirmation');
  await screen.findByText('フォロワー 1,200人');
  await expectAccessible('the confirmation of the details');
  await press(user, '入力内容を直す');
  expect((await box(/^自己PR/)).value).toBe('朗読と殺陣が得意です。');
  await press(user, '入力内容を確認する');
  await press(user, 'この内容で登録する');
  await screen.findByText('プロフィールを登録しました');
  expect(server.lastCommand()).toMatchObject({
    type: 'saveDetails',
    pr: '朗読と殺陣が得意です。',
    sizes: { height: 162.5 },
    sns: { instagram: { screenName: 'hana_01', followersCount: 1_200 } },
  });
  cleanup();
  appAt('talent', '/talent/mypage/profile/confirmation');
  await screen.findByText('確認する内容がありません');
});

test('a profile that is not published yet says so', async () => {
  putStream(stream, registeredCast());
  appAt('suspendedTalent', '/talent/mypage/profile');
  await screen.findByText(/^まだ公開されていません。/);
});
