import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import type { Act } from '../acts/act.ts';

/** Takes somebody off the roster. */
export const removeAct = ({ taCode, name, talentId }: OfficeStudent): Act => ({
  callable: 'students',
  type: 'remove',
  fields: { taCode },
  document: `officeStudents/${taCode}`,
  removes: true,
  label: '削除する',
  title: `${name}さん（${taCode}）を名簿から削除しますか？`,
  consequences: [
    ...(talentId ? ['キャストとの連携が解除され、TAコードと所属グループがプロフィールから外れます。'] : []),
    'このTAコードは、別の方に登録できるようになります。元に戻すには、もう一度登録してください。',
  ],
  done: '名簿から削除しました',
  ends: true,
});
