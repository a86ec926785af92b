import { longTime } from '#domain/kernel/format/times.ts';
import { personalOpeningsPath, personalOpeningsSchema } from '#projections/account/personalOpenings.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import css from './personalOpenings.module.css';

const kinds: Readonly<Record<string, string>> = {
  account: 'アカウントの情報（メールアドレスなど）',
  talent: 'キャストのプロフィール（生年月日など）',
  client: 'クライアントの情報（連絡先など）',
  student: '受講生の登録内容',
  guardian: '保護者の情報',
  offer: 'オファーの内容',
  entry: 'エントリーの内容',
  job: 'お仕事の内容',
  review: '評価の内容',
  report: '通報の内容',
  contact: 'お問い合わせの内容',
};

const none = <p>これまでに表示した記録はありません。</p>;

export const PersonalOpenings = () => {
  const query = useOne(personalOpeningsPath(useUid()), personalOpeningsSchema);
  return (
    <Card title="事務局が個人情報を表示した記録">
      <p className={css.lead}>
        事務局の画面では、連絡先や生年月日などの個人情報は伏せられています。お問い合わせへの対応などで表示したときは、日時と理由がここに残ります。
      </p>
      <Loaded query={query} row={query.data} none={none}>
        {({ openings }) =>
          openings.length === 0 ? (
            none
          ) : (
            <ul className={css.openings}>
              {openings.map(({ id, kind, reason, at }) => (
                <li key={id}>
                  <time dateTime={new Date(at).toISOString()} className="figures">
                    {longTime(at)}
                  </time>
                  <span>{kinds[kind] ?? '登録内容'}</span>
                  <span className={css.reason}>
                    理由：{reason ?? '記録していますが、この画面には表示していません。事務局へお問い合わせください。'}
                  </span>
                  <span className={css.by}>表示した人：事務局</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className={css.lead}>新しい順に50件までを表示します。請求のために作成するファイルの記録は含まれません。</p>
    </Card>
  );
};
