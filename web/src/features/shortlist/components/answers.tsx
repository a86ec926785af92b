import { guestAnswerLabels, guestAnswers } from '#domain/work/shortlist/fields.ts';
import type { ShortlistCast } from '#projections/shortlist/shortlists.schema.ts';
import css from './shortlist.module.css';

export const Answers = ({ answers }: Pick<ShortlistCast, 'answers'>) => {
  const given = Object.entries(answers).sort(([, one], [, other]) => other.at - one.at);
  if (given.length === 0) return null;
  const counts = guestAnswers.map((answer) => `${guestAnswerLabels[answer]} ${given.filter(([, each]) => each.answer === answer).length}`);
  return (
    <>
      <p className={`${css.votes} figures`}>{counts.join('・')}</p>
      <ul className={css.comments} aria-label="共有先の方の回答">
        {given.map(([key, { guest, answer, comment }]) => (
          <li key={key}>
            {guest}さん：{guestAnswerLabels[answer]}
            {comment ? `「${comment}」` : ''}
          </li>
        ))}
      </ul>
    </>
  );
};
