import { lazy, Suspense } from 'react';
import { siteName } from '#domain/kernel/siteName.ts';
import { SiteFooter } from '#web/entities/legal/siteFooter.tsx';
import { href } from '#web/routing/href.ts';
import { useCanonicalAddress } from '#web/shared/ui/documentHead.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import hero from '../hero.svg';
import css from './indexScreen.module.css';

const IndexMore = lazy(() => import('../components/indexMore.tsx'));

const sides = [
  {
    title: 'クライアントの方',
    promise: '顔と実績を見て、オファーできます。',
    points: [
      '条件を決める前の問い合わせもできます',
      '空いている日と、得意なことでさがせます',
      '回答の期限と、いまの状況がひと目でわかります',
    ],
    way: 'クライアントとして始める',
    as: 'client',
  },
  {
    title: 'キャストの方',
    promise: 'お仕事の内容を見て、エントリーや回答ができます。',
    points: [
      '報酬の範囲と日程は、エントリーの前にわかります',
      'オファーもエントリーも、事務局が確認します',
      '支払日と手取りの見込みが、承諾の前にわかります',
    ],
    way: 'キャストとして始める',
    as: 'talent',
  },
];
const assured = ['登録・掲載は無料', '事務局がすべて確認', '条件の変更には同意が必要'];
const steps = [
  { title: '登録する', text: 'メールアドレスで登録し、プロフィールや会社情報を入力します。事務局が確認します。' },
  { title: 'オファー・エントリー', text: 'クライアントはオファーを、キャストはエントリーを送ります。回答には期限があります。' },
  { title: '事務局が確認して成立', text: '事務局が確認し、クライアントが依頼を確定すると成立です。終了後は、お互いを評価します。' },
];

export default function IndexScreen() {
  useCanonicalAddress(href('index'));
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className="brand">{siteName}</span>
        <LinkButton to={href('login')} variant="outlined">
          ログイン
        </LinkButton>
      </header>
      <section className={css.hero}>
        <div>
          <h1>顔が見えるから、安心して頼める。</h1>
          <p>キャストとクライアントを、事務局がていねいにつなぐキャスティングサービスです。</p>
          <div className={css.ways}>
            {sides.map(({ way, as }, at) => (
              <LinkButton key={as} to={`${href('registration')}?as=${as}`} variant={at === 0 ? 'contained' : 'outlined'}>
                <Phrases>{way}</Phrases>
              </LinkButton>
            ))}
          </div>
          <ul className={css.assured}>
            {assured.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
        <img src={hero} alt="" width={500} height={520} />
      </section>
      <div className={css.columns}>
        {sides.map(({ title, promise, points }) => (
          <section key={title} className={css.panel} aria-label={title}>
            <p className={css.who}>{title}</p>
            <h2>
              <Phrases>{promise}</Phrases>
            </h2>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Phrases>{point}</Phrases>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={css.steps} aria-labelledby="how">
        <h2 id="how">ご利用の流れ</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <Phrases>{text}</Phrases>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <Suspense fallback={<div className={css.rest} />}>
        <IndexMore />
      </Suspense>
      <SiteFooter />
    </div>
  );
}
