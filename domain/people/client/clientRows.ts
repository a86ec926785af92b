import { z } from 'zod';
import { catalogue } from '../../kernel/catalogue.ts';
import { choice, kana, line, own, phone, picture, webAddress } from '../../kernel/fieldKinds.ts';

const personal = { personal: true } as const;
const person = { ...personal, step: '担当者' } as const;

/**
 * The profile of a client (docs/specification.md, section 3). Form, command, event and document
 * derive from these rows (docs/guides/add-a-field.md).
 */
export const clientCatalogue = catalogue({
  clientType: {
    label: 'ご利用の区分',
    kind: choice(
      [
        { value: 'CORPORATION', label: '法人' },
        { value: 'INDIVIDUAL', label: '個人' },
      ],
      'CORPORATION',
    ),
    required: true,
    step: '担当者',
  },
  thumbnail: {
    label: 'ロゴ・写真',
    kind: picture('1'),
    ...person,
    help: 'お仕事やメッセージで、キャストに表示されます。丸く切り抜かれるので、中央に収まる画像がおすすめです',
  },
  name: { label: 'ご担当者名', kind: line(60), required: true, ...person, autoComplete: 'name' },
  kana: { label: 'ご担当者名（フリガナ）', kind: kana(60), required: true, ...person },
  department: { label: '部署', kind: line(100), ...personal, step: '所属' },
  position: { label: '役職', kind: line(60), ...personal, step: '所属', autoComplete: 'organization-title' },
  worksUrl: {
    label: '実績・サイトのURL',
    kind: webAddress,
    ...personal,
    step: '実績',
    help: '例：example.com/works（https:// は自動で付きます）',
  },
});

const text = z.string();
const address = z.object({ postalCode: text, prefecture: text, city: text, street: text, buildingName: text });

/** The company in the profile of a client. `profileFaults` says when a company needs a name. */
export const companyCatalogue = catalogue({
  name: { label: '会社名', kind: line(100), ...personal, step: '会社', autoComplete: 'organization' },
  kana: { label: '会社名（フリガナ）', kind: kana(100), ...personal, step: '会社' },
  phone: { label: '電話番号', kind: phone, ...personal, step: '連絡先', autoComplete: 'tel' },
  address: {
    label: '住所',
    kind: own(address, { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' }),
    ...personal,
    step: '連絡先',
  },
});
