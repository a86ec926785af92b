import { type Control, useForm } from 'react-hook-form';
import { jstInstant } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/messages.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { CountField, NumberField, YenField } from '#web/shared/forms/numberField.tsx';
import { PictureField } from '#web/shared/forms/pictureField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { Card } from '#web/shared/ui/card.tsx';

const filled = {
  title: '春の新商品 化粧水のWebCM',
  body: '屋外で走り、笑い、飲み干す十五秒の映像です。',
  fee: 54_000,
  people: 2,
  height: 162,
  at: jstInstant('2026-11-24', '10:00'),
  kind: 'a',
  place: 13,
  skills: ['a'],
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
    <CountField control={control} name="people" label="募集人数" />
    <NumberField control={control} name="height" label="身長" unit="cm" />
    <DateTimeField control={control} name="at" label="回答期限" />
    <ChoiceField control={control} name="kind" label="回答" options={choices} />
    <SelectField control={control} name="place" label="都道府県" options={places} blank="選択してください" />
    <SeveralField control={control} name="skills" label="特技" options={choices} />
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

/** All form fields in their states. */
export const FieldParts = () => (
  <>
    <Example title="空の項目" values={empty} />
    <Example title="入力した項目" values={filled} />
    <Example title="誤りのある項目" values={empty} isFaulty />
    <Example title="送信中の項目" values={filled} sending />
  </>
);
