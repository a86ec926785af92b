import { siteName } from '#domain/kernel/siteName.ts';
import { href } from '#web/app/href.ts';
import { SiteFooter } from '#web/features/legal/public.ts';
import { useCanonicalAddress } from '#web/shared/ui/canonicalAddress.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import hero from '../hero.svg';
import css from './indexScreen.module.css';

const sides = [
  {
    title: 'クライアントの方',
    promise: '顔と実績を見て、直接依頼できます。',
    points: ['条件を決める前の問い合わせもできます', '回答の期限と、いまの状況がひと目でわかります', '登録は無料です'],
    way: 'クライアントとしてはじめる',
  },
  {
    title: 'キャストの方',
    promise: '条件をはっきり確かめてから、引き受けられます。',
    points: ['報酬と日程が、最初から書かれています', '事務局が、一件ずつ内容を確認します', '登録は無料です'],
    way: 'キャストとしてはじめる',
  },
];
const steps = [
  { title: '登録する', text: 'メールアドレスで登録し、プロフィールや会社情報を入力します。事務局が確認します。' },
  { title: 'オファー・エントリー', text: 'クライアントはオファーを、キャストはエントリーを送ります。回答には期限があります。' },
  { title: '事務局が確認して成立', text: '双方の回答と事務局の確認がそろうと成立です。終了後は、お互いを評価します。' },
];

/** The public index: one promise and one way in per side, and how it works. */
export default function IndexScreen() {
  useCanonicalAddress(href('index'));
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className={css.logo}>{siteName}</span>
        <LinkButton to={href('login')} variant="outlined">
          ログイン
        </LinkButton>
      </header>
      <section className={css.hero}>
        <div>
          <h1>顔が見えるから、安心して頼める。</h1>
          <p>キャストとクライアントを、事務局がていねいにつなぐキャスティングサービスです。</p>
        </div>
        <img src={hero} alt="" width={480} height={400} />
      </section>
      <div className={css.columns}>
        {sides.map(({ title, promise, points, way }) => (
          <section key={title} className={css.panel} aria-label={title}>
            <p className={css.who}>{title}</p>
            <h2>{promise}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <LinkButton to={href('registration')} fullWidth>
              {way}
            </LinkButton>
          </section>
        ))}
      </div>
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
      <SiteFooter />
    </div>
  );
}
