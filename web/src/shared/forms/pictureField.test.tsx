import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { server } from '#web/testing/fakeServer.ts';
import { fakeStore } from '#web/testing/fakeStore.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { useCheckedForm } from './checkedForm.ts';
import { Form } from './form.tsx';
import { PictureField } from './pictureField.tsx';
import { onePicture } from './pictureList.ts';

const schema = z.object({ thumbnail: onePicture });
const label = 'プロフィール写真';

const PictureForm = ({ sent }: { readonly sent: unknown[] }) => {
  const form = useCheckedForm(schema, { thumbnail: null });
  return (
    <Form onSubmit={form.handleSubmit((values) => void sent.push(values))} submitLabel="登録する" sending={false}>
      <PictureField control={form.control} name="thumbnail" label={label} />
    </Form>
  );
};
const open = () => {
  const sent: unknown[] = [];
  shownAt('/form', <PictureForm sent={sent} />);
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
