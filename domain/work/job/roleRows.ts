import { catalogue, type Row } from '../../kernel/catalogue.ts';
import { line, people, yen } from '../../kernel/fieldKinds.ts';
import { storedRole, wantedAges, wantedGender } from './storedRole.ts';

const step = '役';

/** A role of a posting. Its form, command and texts derive from these rows. Fees in yen. */
export const roleCatalogue = catalogue({
  name: { label: '役の名前', kind: line(30), required: true, step, help: '例：主演、店員、エキストラ' },
  seats: { label: '人数', kind: people, step },
  feeMin: { label: '役の報酬（税抜・下限）', kind: yen, step },
  feeMax: { label: '役の報酬（税抜・上限）', kind: yen, step },
  wantedGender: { label: '役の性別', kind: wantedGender, step },
  wantedAgeBands: { label: '役の年代', kind: wantedAges, step },
  days: { label: '出演する日', kind: line(100), step, help: '一部の日だけのときに入力してください。例：1日目の午前' },
} satisfies Record<Exclude<keyof typeof storedRole.shape, 'no'>, Row>);

/** A role of a draft: numbers may be missing. */
export const storedDraftRole = storedRole.extend({
  seats: storedRole.shape.seats.nullable(),
  feeMin: storedRole.shape.feeMin.nullable(),
  feeMax: storedRole.shape.feeMax.nullable(),
});
