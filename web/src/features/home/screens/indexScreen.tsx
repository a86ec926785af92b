import { Link } from 'react-router-dom';
import { siteName } from '#domain/kernel/siteName.ts';
import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import css from './indexScreen.module.css';

const promises = [
  {
    title: 'クライアントの方へ',
    text: '顔の見えるキャストへ、条件を決めて直接オファー。お返事の期限も、いまの状況も、ひと目でわかります。',
  },
  { title: 'キャストの方へ', text: '届いたオファーは、報酬と日程をはっきり確認してからお返事。事務局が一件ずつ内容を確認します。' },
];
const steps = [
  { title: '登録する', text: 'メールアドレスだけではじめられます。' },
  { title: 'オファーを送る・受け取る', text: 'お仕事、報酬、終了日を決めて送ります。' },
  { title: '事務局が確認して成立', text: '確認が済むと成立。完了後のご請求まで見守ります。' },
];

/** The public index: one promise per side, two ways in, how it works. */
export default function IndexScreen() {
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className={css.logo}>{siteName}</span>
        <Link to={href('login')}>ログイン</Link>
      </header>
      <section className={css.hero}>
        <h1>顔が見えるから、安心して頼める。</h1>
        <p>キャストとクライアントを、事務局がていねいにつなぐキャスティングサービスです。</p>
        <div className={css.ways}>
          <LinkButton to={href('registration')}>無料で会員登録する</LinkButton>
          <LinkButton to={href('login')} variant="outlined">
            ログインする
          </LinkButton>
        </div>
      </section>
      <section className={css.columns} aria-label="それぞれの方へ">
        {promises.map(({ title, text }) => (
          <div key={title} className={css.panel}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <section className={css.steps} aria-labelledby="how">
        <h2 id="how">ご利用の流れ</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <footer className={css.footer}>
        <Link to={href('company')}>運営会社</Link>
        <Link to={href('termsOfService')}>利用規約</Link>
        <Link to={href('termsPrivacy')}>プライバシーポリシー</Link>
        <Link to={href('termsLegal')}>特定商取引法に基づく表記</Link>
      </footer>
    </div>
  );
}
