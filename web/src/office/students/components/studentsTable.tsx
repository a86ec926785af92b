import { Link } from 'react-router-dom';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { href } from '#web/app/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { fieldName } from '../../fieldName.ts';
import { listTime } from '../../listTime.ts';
import css from '../../table.module.css';

type Props = {
  readonly students: readonly OfficeStudent[];
  readonly onOpen: (student: OfficeStudent) => void;
  readonly onCorrect: (student: OfficeStudent) => void;
  readonly onRemove: (student: OfficeStudent) => void;
};

/** The roster, a line per trainee. Birthdays stay in the file: nobody works with them here. */
export const StudentsTable = ({ students, onOpen, onCorrect, onRemove }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
  <section className={css.scroll} aria-label="受講生の表" tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {(['taCode', 'name', 'kana', 'belongingTo', 'talentId'] as const).map((field) => (
            <th key={field} scope="col">
              {fieldName('student', field)}
            </th>
          ))}
          <th scope="col">更新</th>
          <th scope="col">
            <span className="visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {students.map((student) => {
          const { taCode, name, kana, belongingTo, talentId, updatedAt } = student;
          return (
            <tr key={taCode}>
              <th scope="row" className="figures">
                {taCode}
              </th>
              <td className={css.keep}>{name}</td>
              <td className={css.keep}>{kana}</td>
              <td className={css.keep}>{agencyGroupLabels[belongingTo]}</td>
              <td className={css.keep}>{talentId ? <Link to={href('officeTalent', { uid: talentId })}>連携済み</Link> : '未連携'}</td>
              <td className={`${css.keep} figures`}>{listTime(updatedAt)}</td>
              <td className={css.keep}>
                <Button size="small" variant="text" aria-label={`${name}さんの詳細を開く`} onClick={() => onOpen(student)}>
                  詳細
                </Button>
                <Button size="small" variant="text" aria-label={`${name}さんを訂正する`} onClick={() => onCorrect(student)}>
                  訂正
                </Button>
                <Button size="small" variant="text" tone="danger" aria-label={`${name}さんを削除する`} onClick={() => onRemove(student)}>
                  削除
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
