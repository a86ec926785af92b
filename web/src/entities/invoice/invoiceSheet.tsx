import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate, monthText } from '#domain/kernel/format/times.ts';
import { lineKind, transferFeeNote } from '#domain/money/invoice/paperNames.ts';
import { commonPo, recipientOf } from '#domain/money/invoice/recipient.ts';
import { owedOf } from '#domain/money/invoice/status.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import css from './invoiceSheet.module.css';
import { useSuccessor } from './invoices.ts';

type Props = {
  readonly invoice: InvoiceDocument;
  readonly pageOf: (number: string) => string;
};

const To = ({ billTo }: Pick<InvoiceDocument, 'billTo'>) => {
  if (billTo === null) return <p className={css.to}>退会した会員</p>;
  const { who, honor, lines } = recipientOf(billTo);
  return (
    <div>
      <p className={css.to}>
        {who}　<span className={css.whole}>{honor}</span>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
};

const Links = ({ invoice: { number, clientId, status, replaces }, pageOf }: Props) => {
  const successor = useSuccessor(status === 'VOIDED' ? number : '', clientId);
  return (
    <>
      {status === 'VOIDED' ? (
        <p>
          この請求書は無効です。お支払いは不要です。
          {successor ? (
            <>
              訂正後の請求書：<Link to={pageOf(successor)}>{successor}</Link>
            </>
          ) : null}
        </p>
      ) : null}
      {replaces ? (
        <p>
          無効にした請求書 <Link to={pageOf(replaces)}>{replaces}</Link> を訂正したものです。
        </p>
      ) : null}
    </>
  );
};

export const InvoiceSheet = ({ invoice, pageOf }: Props) => {
  const { number, month, status, lines, titles, poNumbers, rates, total, issuer, billTo, issuedAt, dueAt } = invoice;
  const po = commonPo(poNumbers);
  return (
    <div className={css.slip}>
      {status === 'VOIDED' ? (
        <span aria-hidden="true" className={css.void}>
          無効
        </span>
      ) : null}
      <Links invoice={invoice} pageOf={pageOf} />
      {invoice.credited > 0 ? (
        <p className="figures">
          返還請求書により{formatYen(invoice.credited)}を減額しました。減額後のご請求金額は{formatYen(owedOf(invoice))}です。
        </p>
      ) : null}
      <div className={css.ends}>
        <To billTo={billTo} />
        <div className={css.from}>
          <p className="figures">
            請求番号 {number}
            <br />
            発行日 {longDate(issuedAt)}
            {po ? (
              <>
                <br />
                発注番号 {po}
              </>
            ) : null}
          </p>
          <p>
            <strong>{issuer.name}</strong>
            <br />
            {issuer.address}
            <br />
            登録番号 {issuer.registrationNumber}
          </p>
        </div>
      </div>
      <p>{monthText(month)}に完了したお仕事について、下記のとおりご請求いたします。</p>
      <p className={`${css.due} figures`}>
        <span>ご請求金額（税込）</span>
        <strong>{formatYen(total)}</strong>
        <span>お支払期限 {longDate(dueAt)}</span>
      </p>
      <table className={`${css.lines} figures`}>
        <caption className="visually-hidden">明細</caption>
        <thead>
          <tr>
            <th scope="col">完了日</th>
            <th scope="col">内容</th>
            <th scope="col" className={css.yen}>
              税率
            </th>
            <th scope="col" className={css.yen}>
              金額（税抜）
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${line.deal} ${line.service} ${line.extra} ${line.percent}`}>
              <td className={css.day}>{line.day.slice(5).replace('-', '/')}</td>
              <td>
                {titles?.[index] ?? 'お仕事'}
                {lineKind(line)}
                {!po && poNumbers?.[index] ? `　発注番号 ${poNumbers[index]}` : ''}
              </td>
              <td className={css.yen}>{line.percent}%</td>
              <td className={css.yen}>{formatYen(line.net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={`${css.sums} figures`}>
        {rates.flatMap(({ percent, net, tax }) => [
          <div key={`${percent} net`}>
            <dt>{percent}%対象（税抜）</dt>
            <dd>{formatYen(net)}</dd>
          </div>,
          <div key={`${percent} tax`}>
            <dt>消費税（{percent}%）</dt>
            <dd>{formatYen(tax)}</dd>
          </div>,
        ])}
        <div>
          <dt>合計（税込）</dt>
          <dd>{formatYen(total)}</dd>
        </div>
      </dl>
      <p className={css.bank}>
        お振込先　{issuer.bank}
        <br />
        {transferFeeNote}
      </p>
    </div>
  );
};
