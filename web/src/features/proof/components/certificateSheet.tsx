import { longTime } from '#domain/kernel/format/times.ts';
import { type Certificate, dealIdOf } from '#domain/office/proof/certificate.ts';
import type { CertifiedTerms, TermsField } from '#domain/office/proof/terms.ts';
import type { Verdict } from '#domain/office/proof/verify.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { actText, fieldLabel, isNumbered, isShownAct, valueText } from '../texts.ts';
import css from './proof.module.css';

type Props = {
  readonly certificate: Certificate;
  readonly terms: CertifiedTerms;
  readonly verdict: Verdict;
  readonly left: readonly string[];
  /** Toggles whether the saved copy leaves out a field; undefined where that is not possible. */
  readonly onLeave: ((field: string) => void) | undefined;
};

const Value = ({ field: { field, state, value }, isWrong, isLeft }: { field: TermsField; isWrong: boolean; isLeft: boolean }) => {
  if (isLeft) return <span className={css.veil}>保存するファイルでは伏せます</span>;
  if (state === 'hidden') return <span className={css.veil}>伏せてあります</span>;
  if (state === 'closed') return <span className={css.veil}>暗号化されているため、この証明書では確かめられません</span>;
  // The file has numbers of jobs, people and media; their names are not in what is proven.
  const shown = isNumbered(field) ? <RecordNumber>{valueText(field, value)}</RecordNumber> : valueText(field, value);
  if (!isWrong) return shown;
  return (
    <>
      <s>{shown}</s>
      <small className={css.wrong}>検証コードと一致しません。正しい値は、このファイルからはわかりません。</small>
    </>
  );
};

export const CertificateSheet = ({ certificate, terms, verdict, left, onLeave }: Props) => {
  const faults = verdict.kind === 'altered' ? verdict.faults : [];
  const wrong = faults.flatMap((fault) => (fault.kind === 'field' ? [fault.field] : []));
  return (
    <Card title={verdict.kind === 'altered' ? 'このファイルの内容' : '証明書の内容'}>
      <p className={css.version}>
        第{terms.termsNo}版
        <span className={css.veil}>
          取引の番号 <RecordNumber>{dealIdOf(certificate)}</RecordNumber>
        </span>
      </p>
      <dl className={css.sheet}>
        {terms.fields.map((each) => {
          const isLeft = left.includes(each.field);
          return (
            <div key={each.field} data-wrong={wrong.includes(each.field) || undefined}>
              <dt>{fieldLabel(each.field)}</dt>
              <dd>
                <Value field={each} isWrong={wrong.includes(each.field)} isLeft={isLeft} />
              </dd>
              {onLeave && each.state === 'shown' ? (
                <dd className={css.leave}>
                  <button type="button" aria-pressed={isLeft} onClick={() => onLeave(each.field)}>
                    {isLeft ? '伏せるのをやめる' : '伏せる'}
                    <span className="visually-hidden">：{fieldLabel(each.field)}</span>
                  </button>
                </dd>
              ) : null}
            </div>
          );
        })}
        <div>
          <dt>同意の経過</dt>
          <dd>
            <ol className={css.acts}>
              {terms.acts.map((act, index) =>
                isShownAct(act) ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
                  <li key={index}>
                    {act.at === null ? null : <time className="figures">{longTime(act.at)}</time>}
                    {actText(act)}
                    {act.termsNo === null ? null : `（第${act.termsNo}版）`}
                  </li>
                ) : null,
              )}
            </ol>
          </dd>
        </div>
      </dl>
    </Card>
  );
};
