import type { ReactNode } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import type { Certificate } from '#domain/office/proof/certificate.ts';
import type { CertifiedTerms } from '#domain/office/proof/terms.ts';
import type { Verdict } from '#domain/office/proof/verify.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { faultText } from '../texts.ts';
import css from './proof.module.css';

type Points = { readonly title: string; readonly good?: boolean; readonly points: readonly ReactNode[] };

const List = ({ title, good = false, points }: Points) => (
  <Card title={title}>
    <ul className={css.points} data-good={good || undefined}>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences
        <li key={index}>
          <Icon name={good ? 'check' : 'close'} size={20} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  </Card>
);

type Props = { readonly certificate: Certificate; readonly terms: CertifiedTerms; readonly verdict: Verdict };

const never = [
  '操作したのが、ご本人だったかどうか',
  '操作の時刻が正しいかどうか（当サイトの時計によります）',
  'お仕事や支払いが、実際に行われたかどうか',
  'この証明書のあとに、条件の変更や取り消しがあったかどうか',
  '契約が法律のうえで有効かどうか',
];

const Altered = ({ verdict }: { readonly verdict: Extract<Verdict, { kind: 'altered' }> }) => (
  <>
    <List title="一致しないところ" points={[...new Set(verdict.faults.map(faultText))]} />
    <List
      title="わからないこと"
      points={['正しい値（このファイルからはわかりません）', 'だれが、なぜ変えたのか（編集ソフトでの保存や、通信の不具合でも起こります）']}
    />
    <Card title="次にすること">
      <p>
        渡してくれた方に、取引の画面から証明書をもう一度保存してもらってください。それでも一致しないときは、取引の番号を事務局へお知らせください。成立した取引そのものには、影響しません。
      </p>
    </Card>
  </>
);

const provenOf = ({ certificate: { events, sealed }, terms: { termsNo }, verdict }: Props): ReactNode[] => {
  const chained = `${events.length}件の記録がつながっていて、順番も内容も、検証コードを作ったときの記録のとおりであること`;
  if (verdict.kind !== 'proven' || !sealed) return [];
  return [
    `この条件（第${termsNo}版）が、${longTime(sealed.seal.sealedAt)}に作られた検証コードより前に記録されたこと`,
    chained,
    '検証コードの公開のあとは、運営者も内容を変えていないこと',
  ];
};

/** What is proven and what is not, in equal space. */
export const Points = (props: Props) => {
  const { verdict } = props;
  if (verdict.kind === 'altered') return <Altered verdict={verdict} />;
  const proven = provenOf(props);
  const fits = 'ファイルの中で、表示された内容と記録のつながりが合っていること';
  return (
    <>
      <List title={proven.length > 0 ? '証明されること' : '確かめられたこと'} good points={proven.length > 0 ? proven : [fits]} />
      <List title="証明されないこと" points={[...(proven.length > 0 ? [] : ['この内容が、当サイトの記録にあること']), ...never]} />
    </>
  );
};
