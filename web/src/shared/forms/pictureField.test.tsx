import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { fakeStore } from '#web/testing/fakeStore.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { useCheckedForm } from './checkedForm.ts';
import { Form } from './form.tsx';
import { PictureField, PicturesField } from './pictureField.tsx';
import { onePicture, severalPictures } from './pictureList.ts';

// An upload is sent for a signed-in user only.
beforeEach(() => signedIn('cast-1', { role: 'talent' }));

const schema = z.object({ thumbnail: onePicture });
const label = 'プロフィール写真';

const PictureForm = ({ sent, cropped }: { readonly sent: unknown[]; readonly cropped: boolean }) => {
  const form = useCheckedForm(schema, { thumbnail: null });
  return (
    <Form onSubmit={form.handleSubmit((values) => void sent.push(values))} submitLabel="登録する" sending={false}>
      <PictureField control={form.control} name="thumbnail" label={label} {...(cropped && { crop: 'face' })} />
    </Form>
  );
};
const open = (cropped = false) => {
  const sent: unknown[] = [];
  shownAt('/form', <PictureForm sent={sent} cropped={cropped} />);
  // The file dialog shows only pictures; a user can still choose another file.
  return { sent, user: userEvent.setup({ applyAccept: false }) };
};
const field = () => screen.getByLabelText(new RegExp(`^${label}(必須|任意)`));
const file = (name = 'photo.jpg', type = 'image/jpeg') => new File(['photo'], name, { type });
const button = (name: string) => screen.findByRole('button', { name });

test('a file that is no picture is refused with the possible formats', async () => {
  fakeStore();
  const { user } = open();
  await user.upload(field(), file('photo.gif', 'image/gif'));
  await expectFaulty(field(), 'JPEG・PNG・WebP形式の画像を選択してください。');
  expect(server.asked).toEqual([]);
});

test('a failed upload is sent again, and the form is not sent before', async () => {
  const store = fakeStore('unreachable');
  const { user, sent } = open();
  await user.upload(field(), file());
  await screen.findByText(/送信が途中で止まりました。/);
  await user.click(await button('登録する'));
  await expectFaulty(field(), '画像の送信が終わっていません。');
  expect(sent).toEqual([]);
  store.answer = 200;
  await user.click(await button('もう一度送る'));
  await button(`${label}を削除する`);
  await user.click(await button('登録する'));
  await waitFor(() => expect(sent).toEqual([{ thumbnail: 'pictures/upload-2' }]));
});

test('a removed picture is restored with one press, which has the focus', async () => {
  fakeStore();
  const { user } = open();
  await user.upload(field(), file());
  await user.click(await button(`${label}を削除する`));
  expect(screen.queryByRole('img', { name: label })).toBeNull();
  expect(document.activeElement).toBe(await button('元に戻す'));
  await user.keyboard('{Enter}');
  await screen.findByRole('img', { name: label });
});

/** A browser that decodes each file as a photo of 3,000 × 4,000 px, and draws it in `bytes`. */
const fakeCanvas = (bytes: (quality: number) => number) => {
  const drawImage = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3_000, height: 4_000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => undefined, drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer, _type, quality = 1) =>
    answer(new Blob(['x'.repeat(bytes(quality))], { type: 'image/jpeg' })),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return drawImage;
};
const begun = () => server.asked.map(({ payload }) => payload).find(({ type }) => type === 'begin');
const large = () => new File([new Uint8Array(12_000_000)], 'photo.png', { type: 'image/png' });

test('a photo above the limit is made smaller before it is sent', async () => {
  fakeStore();
  const drawImage = fakeCanvas((quality) => (quality > 0.7 ? 2_000_000 : 900_000));
  const { user } = open();
  await user.upload(field(), large());
  await button(`${label}を削除する`);
  expect(begun()).toMatchObject({ contentType: 'image/jpeg', size: 900_000 });
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([0, 0, 3_000, 4_000, 0, 0, 1_536, 2_048]);
});

test('a photo that the browser cannot make smaller keeps the limit', async () => {
  fakeStore();
  const { user } = open();
  await user.upload(field(), large());
  await screen.findByText(/画像は10MB以下のファイルを選択してください。/);
  expect(begun()).toBeUndefined();
});

test('a chosen face is cropped first; without a confirmation nothing is sent', async () => {
  fakeStore();
  const drawImage = fakeCanvas(() => 900_000);
  const { user } = open(true);
  await user.upload(field(), large());
  await user.click(await button('キャンセル'));
  expect(begun()).toBeUndefined();
  await user.upload(field(), large());
  fireEvent.change(await screen.findByLabelText('大きさ'), { target: { value: '2' } });
  await user.click(await button('この写真を使う'));
  await button(`${label}を削除する`);
  expect(drawImage.mock.calls[0]?.slice(3, 5)).toEqual([1_500, 2_000]);
  expect(begun()).toMatchObject({ contentType: 'image/jpeg' });
});

const OTHERS = 'その他の写真';
const PicturesForm = () => {
  const form = useCheckedForm(z.object({ pictures: severalPictures(3) }), { pictures: [] });
  return <PicturesField control={form.control} name="pictures" label={OTHERS} limit={3} crop="frame" />;
};

test('other photos are cropped to their frame one after the other, without a guide, or stay whole', async () => {
  fakeStore();
  const drawImage = fakeCanvas(() => 900_000);
  shownAt('/form', <PicturesForm />);
  const user = userEvent.setup({ applyAccept: false });
  const others = screen.getByLabelText(new RegExp(`^${OTHERS}`));
  await user.upload(others, [large(), large(), large(), file('全身', 'image/gif')]);
  const dialog = await screen.findByRole('dialog', { name: '写真の切り抜き（1/3）' });
  expect(dialog.querySelector('svg[viewBox="0 0 60 80"]')).toBeNull();
  fireEvent.change(await screen.findByLabelText('大きさ'), { target: { value: '2' } });
  await user.click(await button('この写真を使う'));
  await screen.findByRole('dialog', { name: '写真の切り抜き（2/3）' });
  await user.click(await button('キャンセル'));
  await screen.findByRole('dialog', { name: '写真の切り抜き（3/3）' });
  expect(begun()).toBeUndefined();
  await user.click(await button('切り抜かずに使う'));
  await button(`${OTHERS}2枚目を削除する`);
  // The crop; what is sent is drawn by this browser at its size.
  expect(drawImage.mock.calls.map((call) => call[3])).toEqual([1_500, 3_000, 3_000]);
  await expectFaulty(others, '全身：JPEG・PNG・WebP形式の画像を選択してください。');
});
