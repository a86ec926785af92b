import { namesInTerms } from '#domain/fieldNames.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay, longEnd, longTime } from '#domain/kernel/format/times.ts';
import type { Certificate } from '#domain/office/proof/certificate.ts';
import type { CertifiedTerms } from '#domain/office/proof/terms.ts';
import type { Fault, Verdict } from '#domain/office/proof/verify.ts';
import { historyWords } from '#domain/talk/words/historyWords.ts';
import type { WorkDay } from '#domain/work/deal/sheet.ts';
import { competitionLabels, expenseLabels, regionLabels, workDayKindLabels } from '#domain/work/deal/sheetLabels.ts';

const partyNames: Readonly<Record<string, string>> = { jobId: 'お仕事の番号', clientId: 'クライアントの番号', talentId: 'キャストの番号' };

export const isNumbered = (field: string): boolean => field in partyNames || field === 'usage' || field === 'competitionIn';

export const fieldLabel = (field: string): string => partyNames[field] ?? namesInTerms[field] ?? field;

const labelIn = (labels: Readonly<Record<string, string>>) => (value: unknown) => labels[String(value)] ?? String(value);
const yen = (value: unknown) => (typeof value === 'number' ? formatYen(value) : String(value));
const day = (value: unknown) => fullDay(String(value));
const workDay = ({ date, from, to, kind }: WorkDay) => `${fullDay(date)} ${from}〜${to}（${workDayKindLabels[kind]}）`;
type Usage = { readonly media: string; readonly region: keyof typeof regionLabels; readonly start: string | null; readonly months: number };
const usage = ({ media, region, start, months }: Usage) =>
  `${media}、${regionLabels[region]}、${start === null ? '使用を始めた日' : fullDay(start)}から${months}か月`;

const wordsOf: Readonly<Record<string, (value: unknown) => string>> = {
  fee: yen,
  expensesYen: yen,
  overtimeYen: yen,
  inspectionDue: day,
  payDue: day,
  undecidedBy: day,
  scheduleToClose: (value) => longEnd(Number(value)),
  workDays: (value) => (value as WorkDay[]).map(workDay).join('\n'),
  usage: (value) => (value as Usage[]).map(usage).join('\n'),
  competition: labelIn(competitionLabels),
  expenses: labelIn(expenseLabels),
};

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value as text. A file may contain anything, so an invalid value is shown as it is. */
export const valueText = (field: string, value: unknown): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'なし';
  try {
    return wordsOf[field]?.(value) ?? plain(value);
  } catch {
    return plain(value);
  }
};

const roleLabels: Readonly<Record<string, string>> = {
  client: 'クライアント',
  talent: 'キャスト',
  office: '事務局',
  system: 'システム（期限など）',
};
export const actText = ({ type, role }: CertifiedTerms['acts'][number]): string => {
  const words = (historyWords as Readonly<Record<string, string>>)[type] ?? type;
  return `${role === null ? '立場は伏せてあります' : (roleLabels[role] ?? role)}：${words}`;
};
/** False for reminders and bills, which are not about the terms. */
export const isShownAct = ({ type }: CertifiedTerms['acts'][number]): boolean => !/Reminded|Bill/.test(type);

export const faultText = (fault: Fault): string => {
  if (fault.kind === 'field') return `「${fieldLabel(fault.field)}」（${fault.event}件目の記録）`;
  if (fault.kind === 'event') return `${fault.event}件目の記録`;
  return { form: 'ファイルの書き方（保存したときのままではありません）', path: '検証コードまでの経路', seal: '検証コード' }[fault.kind];
};

export const headingOf = (verdict: Verdict, { agreedAt, termsNo }: CertifiedTerms): string => {
  if (verdict.kind === 'altered') {
    const field = verdict.faults.find((fault) => fault.kind === 'field');
    return field ? `「${fieldLabel(field.field)}」が、記録された内容と一致しません` : '記録された内容と一致しません';
  }
  if (verdict.kind === 'unsealed') return 'この証明書には、まだ検証コードがありません';
  if (verdict.kind === 'unchecked') return '公開されている検証コードと、まだ照合していません';
  return `この条件は、${agreedAt === null ? '' : `${longTime(agreedAt)}に`}合意された第${termsNo}版と同じです`;
};

export const leadOf = (verdict: Verdict, { sealed }: Pick<Certificate, 'sealed'>): string =>
  ({
    proven: `証明書の内容から計算した値が、公開されている検証コードと一致しました。この証明書が示すのは、${longTime(sealed?.seal.sealedAt ?? 0)}までの記録です。そのあとの条件の変更や取り消しは、この証明書ではわかりません。`,
    altered: 'このファイルは、保存されたあとに内容が変わっています。取引の根拠として使わず、もとの証明書をお求めください。',
    unsealed:
      'ファイルの中のつじつまは合っていますが、検証コードがないため、何も証明しません。検証コードは翌日の0:10ごろに公開されます。そのあとに、証明書をもう一度保存してください。',
    unchecked:
      'ファイルの中のつじつまは合っていますが、公開されている検証コードを取得できませんでした。接続をご確認のうえ、もう一度ファイルを選択してください。',
  })[verdict.kind];
