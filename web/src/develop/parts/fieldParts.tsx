import { useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { jstInstant } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/messages.ts';
import { proficiencyRows } from '#domain/kernel/proficiencies.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { FieldGroup } from '#web/shared/forms/fieldGroup.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { CountField, NumberField, YenField } from '#web/shared/forms/numberField.tsx';
import { PictureField } from '#web/shared/forms/pictureField.tsx';
import { ProficienciesField } from '#web/shared/forms/proficienciesField.tsx';
import { RepeatedRows } from '#web/shared/forms/repeatedRows.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { ConfirmDialog, type Question } from '#web/shared/ui/confirmDialog.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Row } from '#web/shared/ui/stack.tsx';

type DialogExample = Omit<Question, 'title' | 'children'> & { readonly error?: string; readonly sending?: boolean };

const accept = '承諾する';
const questions: Readonly<Record<string, DialogExample>> = {
  確認: { confirmLabel: accept },
  終了する操作: { confirmLabel: '辞退する', ends: true },
  送信中: { confirmLabel: accept, sending: true },
  失敗: { confirmLabel: accept, error: '送信できませんでした。もう一度お試しください。' },
  できない操作: { confirmLabel: accept, obstacle: 'ほかの画面で状態が変わりました。' },
  広い確認: { confirmLabel: accept, wide: true },
};
const dialogPlaces = { 上に開く: 'top', 下に開く: 'bottom', 全体に開く: 'full' } as const;

export const DialogParts = () => {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  const question = questions[open];
  const place = Object.entries(dialogPlaces).find(([name]) => name === open)?.[1];
  return (
    <Card title="ダイアログ">
      <Row>
        {[...Object.keys(questions), ...Object.keys(dialogPlaces)].map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {question ? (
        <ConfirmDialog title={open} sending={false} error={undefined} onCancel={close} onConfirm={close} {...question}>
          <p>ここに、何が起こるかを書きます。</p>
        </ConfirmDialog>
      ) : null}
      {place ? (
        <Dialog
          title={open}
          place={place}
          onClose={close}
          actions={
            <Button variant="text" onClick={close}>
              閉じる
            </Button>
          }
        >
          <p>ここに、内容が入ります。</p>
        </Dialog>
      ) : null}
    </Card>
  );
};

const filled = {
  title: '春の新商品 化粧水のWebCM',
  body: '屋外で走り、笑い、飲み干す十五秒の映像です。',
  fee: 54_000,
  people: 2,
  height: 162,
  at: jstInstant('2026-11-24', '10:00'),
  kind: 'a',
  place: 13,
  role: '店員',
  skills: ['a'],
  known: [
    { code: 'eng', level: 2 },
    { code: 'car', level: 1 },
  ],
  picture: null,
};
type Values = { [Name in keyof typeof filled]: (typeof filled)[Name] | undefined };
type Name = keyof Values;
const names = Object.keys(filled) as Name[];
const empty = Object.fromEntries(names.map((name) => [name, undefined])) as Values;
const faults = Object.fromEntries(names.map((name) => [name, { type: 'fault', message: messages.required }]));

const choices = [
  { value: 'a', label: '承諾する', note: '事務局の確認に進みます' },
  { value: 'b', label: '辞退する' },
];
const places = [
  { value: 13, label: '東京都' },
  { value: 27, label: '大阪府' },
];

const Fields = ({ control }: { readonly control: Control<Values, unknown, unknown> }) => (
  <>
    <TextField control={control} name="title" label="タイトル" required limit={60} />
    <TextField control={control} name="body" label="お仕事の内容" multiline limit={2_000} help="改行できます" />
    <YenField control={control} name="fee" label="報酬（税抜）" required />
    <FieldGroup legend="人数と身長">
      <CountField control={control} name="people" label="募集人数" />
      <NumberField control={control} name="height" label="身長" unit="cm" />
    </FieldGroup>
    <RepeatedRows rows={[{ id: 'role' }]} nameOf={(at) => `役 ${at + 1}`} onRemove={() => undefined} addLabel="役を足す" onAdd={null}>
      {() => <TextField control={control} name="role" label="役の名前" limit={30} />}
    </RepeatedRows>
    <DateTimeField control={control} name="at" label="回答期限" />
    <ChoiceField control={control} name="kind" label="回答" options={choices} />
    <SelectField control={control} name="place" label="都道府県" options={places} blank="選択してください" />
    <SeveralField control={control} name="skills" label="特技" options={choices} />
    <ProficienciesField control={control} name="known" label="語学・スキル" rows={proficiencyRows} limit={5} orAbove={false} />
    <PictureField control={control} name="picture" label="写真" help="JPEG・PNG・WebP" />
  </>
);

type Props = { readonly title: string; readonly values: Values; readonly isFaulty?: boolean; readonly sending?: boolean };

const Example = ({ title, values, isFaulty = false, sending = false }: Props) => {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: values, ...(isFaulty && { errors: faults }) });
  return (
    <Card title={title}>
      <Form
        onSubmit={handleSubmit(() => undefined)}
        submitLabel="保存する"
        sending={sending}
        error={isFaulty ? '入力内容をご確認ください。' : undefined}
      >
        <Fields control={control} />
      </Form>
    </Card>
  );
};

export const FieldParts = () => (
  <>
    <Example title="空の項目" values={empty} />
    <Example title="入力した項目" values={filled} />
    <Example title="誤りのある項目" values={empty} isFaulty />
    <Example title="送信中の項目" values={filled} sending />
  </>
);
