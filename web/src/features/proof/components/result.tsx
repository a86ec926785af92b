import { useState } from 'react';
import { type Certificate, certificateName, certificateText } from '#domain/office/proof/certificate.ts';
import { withoutFields } from '#domain/office/proof/disclosure.ts';
import { termsOf } from '#domain/office/proof/terms.ts';
import type { Verdict } from '#domain/office/proof/verify.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { headingOf, leadOf } from '../texts.ts';
import { CertificateSheet } from './certificateSheet.tsx';
import { Points } from './points.tsx';
import css from './proof.module.css';

const states = { proven: '確認できました', altered: '確認できません', unsealed: '検証コード待ち', unchecked: '照合待ち' } as const;

const Technical = ({ certificate: { events, sealed } }: { readonly certificate: Certificate }) => (
  <details className={css.tech}>
    <summary>計算の値を見る</summary>
    <dl>
      <dt>最後の記録（SHA-256）</dt>
      <dd data-id>{events.at(-1)?.hash}</dd>
      {sealed ? (
        <>
          <dt>検証コードまでの経路</dt>
          <dd>{sealed.path.length}段</dd>
          <dt>検証コード（{sealed.seal.date}）</dt>
          <dd data-id>{sealed.seal.root}</dd>
          <dt>署名の鍵</dt>
          <dd data-id>{sealed.seal.key}</dd>
        </>
      ) : null}
    </dl>
  </details>
);

type Props = { readonly certificate: Certificate; readonly verdict: Verdict };

export const Result = ({ certificate, verdict }: Props) => {
  const [left, setLeft] = useState<readonly string[]>([]);
  const terms = termsOf(certificate);
  const isSound = verdict.kind !== 'altered';
  const leave = (field: string) => setLeft((now) => (now.includes(field) ? now.filter((other) => other !== field) : [...now, field]));
  const canLeave = isSound && certificate.events.every((event) => 'digests' in event);
  const save = () =>
    saveFile(certificateName(certificate), new Blob([certificateText(withoutFields(certificate, left))], { type: 'application/json' }));
  return (
    <Stack>
      <div className={css.result}>
        <p className={css.state} data-kind={verdict.kind} role="status">
          {states[verdict.kind]}
        </p>
        <h2>{headingOf(verdict, terms)}</h2>
        <p>{leadOf(verdict, certificate)}</p>
      </div>
      <div className={css.columns}>
        <div>
          <CertificateSheet certificate={certificate} terms={terms} verdict={verdict} left={left} onLeave={canLeave ? leave : undefined} />
          {left.length > 0 ? <Button onClick={save}>{`選んだ${left.length}項目を伏せて保存する`}</Button> : null}
          <Technical certificate={certificate} />
        </div>
        <div>
          <Points certificate={certificate} terms={terms} verdict={verdict} />
        </div>
      </div>
    </Stack>
  );
};
