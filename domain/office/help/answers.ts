import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/calendar/instants.ts';
import { limitOf } from '../../kernel/fieldMeta.ts';
import { yenInText } from '../../kernel/format/numbers.ts';
import { retentionText } from '../../kernel/retention.ts';
import { withholding } from '../../money/payout/statement.ts';
import { reviewTime } from '../../people/account/waiting.ts';
import { paymentMethodText } from '../../people/client/paymentMethod.ts';
import { chatFields } from '../../talk/chat/fields.ts';
import { PUBLIC_PAGE_CACHE_SECONDS, shownToGuests } from '../../talk/front/shown.ts';
import { cancelTables } from '../../work/deal/cancelTable.ts';
import { dayLabels } from '../../work/diary/dayKinds.ts';
import { nightHours } from '../../work/guardian/nightWork.ts';

// Frequent questions with their answers. Numbers come from the rules. Plain data, computed by the
// web build (web/plainData.ts).

export type HelpSide = 'client' | 'talent' | 'both';

export type HelpAnswer = {
  /** The id in addresses. */
  readonly id: string;
  readonly side: HelpSide;
  readonly question: string;
  readonly answer: readonly string[];
  /** The next page, by the name of its route. Shown to users whom the route guard admits. */
  readonly page?: { readonly route: string; readonly label: string };
};

export type HelpTopic = { readonly id: string; readonly title: string; readonly answers: readonly HelpAnswer[] };

const rules = businessRules;
const days = (time: number): string => `${time / DAY}日`;
const hours = (time: number): string => `${time / HOUR}時間`;
/** How the day of work shortens each deadline of a deal (deal/dueBefore.ts). */
const nearWork = `お仕事の日が近いときは、期限が短くなります。始まるまでの時間の半分まで、遅くとも始まる${days(rules.workLead)}前までです。それでは短すぎるときも${hours(rules.shortestPeriod)}はありますが、お仕事が始まったあとになることはありません。`;
/** Hundredths of a percent: 「10.21%」 */
const percent = (hundredths: number): string => `${hundredths / 100}%`;
const minutes = (time: number): string => `${time / MINUTE}分`;
/** 「22時」 */
const oClock = (time: string): string => `${Number(time.slice(0, 2))}時`;

const { steps, sparePercent } = cancelTables[cancelTables.length - 1] ?? cancelTables[0];
const dayBefore = (daysBefore: number): string => (daysBefore === 0 ? '当日以降' : daysBefore === 1 ? '前日' : `${daysBefore}日前`);
/** 「前日は50%、当日以降は100%」 */
const cancelSteps = steps.map(({ daysBefore, percent }) => `${dayBefore(daysBefore)}は${percent}%`).join('、');

const both = 'both' as const;
const client = 'client' as const;
const talent = 'talent' as const;

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'registration',
    title: '登録・アカウント',
    answers: [
      { id: 'free', side: both, question: '登録に費用はかかりますか？', answer: ['登録は、クライアントの方もキャストの方も無料です。'] },
      {
        id: 'no-mail',
        side: both,
        question: '登録の確認メールが届きません',
        answer: [
          '迷惑メールのフォルダーと、入力したメールアドレスをご確認ください。届かないときは、「確認メールをもう一度送る」から送り直せます。',
          'それでも届かないときは、別のメールアドレスで登録するか、事務局へお問い合わせください。',
        ],
      },
      {
        id: 'role',
        side: both,
        question: 'クライアントとキャストを、あとから変更できますか？',
        answer: ['ご利用方法は、選択したあとに変更できません。変更をご希望の場合は、事務局へお問い合わせください。'],
      },
      {
        id: 'password',
        side: both,
        question: 'パスワードを忘れました',
        answer: ['登録したメールアドレスに、再設定のメールをお送りします。'],
        page: { route: 'passwordReset', label: 'パスワードを再設定する' },
      },
      {
        id: 'destination',
        side: both,
        question: '通知のメールを、別のアドレスで受け取れますか？',
        answer: [
          `通知先メールアドレスを変更できます。新しいアドレスに届くメールのリンクを、${hours(rules.confirmationPeriod)}以内に開くと、変更が完了します。`,
        ],
        page: { route: 'destinationEdit', label: '通知先メールアドレスを変更する' },
      },
      {
        id: 'suspended',
        side: both,
        question: '「このアカウントは現在休止中です」と表示されます',
        answer: ['事務局がアカウントを休止しています。休止中も、ヘルプとお問い合わせはご利用いただけます。'],
        page: { route: 'contact', label: '事務局へ問い合わせる' },
      },
    ],
  },
  {
    id: 'certification',
    title: '認証・プロフィールの公開',
    answers: [
      {
        id: 'certification',
        side: client,
        question: '認証とは何ですか？',
        answer: [
          '会社情報を登録したクライアントを、事務局が確認することです。認証が完了すると、キャストの検索、お仕事の掲載、オファーなど、すべての機能をご利用いただけます。',
          '認証が完了するまでは、マイページ、会社情報、ログインの設定、退会、ヘルプ、お問い合わせをご利用いただけます。',
        ],
      },
      {
        id: 'certification-time',
        side: client,
        question: '認証には、どのくらいかかりますか？',
        answer: [
          `事務局が登録内容を順に確認しています。登録から${reviewTime()}を目安に完了します。内容によっては、それより長くかかります。日が経っているときは、事務局へお問い合わせください。`,
        ],
        page: { route: 'contact', label: '事務局へ問い合わせる' },
      },
      {
        id: 'publication',
        side: talent,
        question: 'プロフィールは、いつ公開されますか？',
        answer: [
          `プロフィールを登録すると、事務局が確認して公開し、通知でお知らせします。公開は、登録から${reviewTime()}が目安です。公開されるまでも、あなたに合うお仕事をマイページでご覧いただけます。エントリーは、公開のあとにできます。`,
          '18歳未満の方は、保護者の同意が確認できたあとに公開されます。',
        ],
        page: { route: 'talentProfile', label: 'プロフィールを確認する' },
      },
      {
        id: 'who-sees',
        side: talent,
        question: 'プロフィールは、誰に表示されますか？',
        answer: [
          '公開後、認証済みのクライアントと、ほかのキャストに表示されます。生年月日は表示されず、年代として表示されます。',
          '登録していない方に表示されるのは、ご自身で公開ページを作った場合と、候補リストの共有を許可した場合だけです。',
        ],
      },
      {
        id: 'shared-list',
        side: both,
        question: '候補リストの共有とは、何ですか？',
        answer: [
          `クライアントの方は、候補のキャストを集めたリストを、登録のない方にリンクで見せて、回答をもらえます。表示されるのは、プロフィールの画面で共有を許可した18歳以上のキャストの、${Object.values(shownToGuests).join('、')}です。`,
          'クライアントの方は共有をいつでも止められ、キャストの方は許可をいつでも取り消せます。どちらも、すぐに表示されなくなります。',
        ],
      },
      {
        id: 'public-page',
        side: both,
        question: '登録していない方にも、プロフィールやお仕事を見せられますか？',
        answer: [
          '「公開ページ」を作ると、リンクを知っている方や検索サイトを使う方が、登録せずに見られます。キャストの方はプロフィールの画面、クライアントの方はお仕事の管理の画面から作れます。何が表示されるかは、作る前に確認できます。連絡先は表示されません。18歳未満の方は作れません。',
          `公開ページを作らず、候補リストの共有も許可しなければ、登録していない方には何も表示されません。公開ページはいつでも閉じられます。閉じたあとも、最長${minutes(PUBLIC_PAGE_CACHE_SECONDS * SECOND)}は表示されることがあります。`,
        ],
      },
    ],
  },
  {
    id: 'entries',
    title: 'エントリー',
    answers: [
      {
        id: 'enter',
        side: talent,
        question: 'お仕事には、どうやってエントリーしますか？',
        answer: [
          'お仕事の詳細の「このお仕事にエントリーする」から、自己PRなどを書いて送ります。事務局が確認したあと、クライアントが選考します。',
          '募集締切を過ぎたお仕事と、同じお仕事でオファーや問い合わせが届いている場合は、エントリーできません。',
        ],
        page: { route: 'talentJobs', label: 'お仕事をさがす' },
      },
      {
        id: 'entry-time',
        side: both,
        question: 'エントリーの結果は、いつわかりますか？',
        answer: [
          `事務局の確認のあと、クライアントは${days(rules.answerPeriod)}以内に選考を開始し、選考の開始から${days(rules.answerPeriod)}以内に依頼を確定するか、起用を見送ります。期限を過ぎると、エントリーは終了します。`,
          nearWork,
        ],
      },
      {
        id: 'entry-withdraw',
        side: talent,
        question: 'エントリーを辞退できますか？',
        answer: ['クライアントが依頼を確定する前であれば、エントリーの詳細から辞退できます。辞退すると、元に戻せません。'],
        page: { route: 'talentEntries', label: 'エントリー一覧を見る' },
      },
    ],
  },
  {
    id: 'offers',
    title: '問い合わせ・オファー',
    answers: [
      {
        id: 'inquiry',
        side: both,
        question: '問い合わせとオファーの違いは何ですか？',
        answer: [
          'キャストへの問い合わせは、条件を決める前の相談です。オファーは、報酬と終了日を決めて正式にお願いするものです。問い合わせから、そのままオファーに進めます。',
        ],
      },
      {
        id: 'flow',
        side: both,
        question: 'オファーが成立するまでの流れを教えてください',
        answer: [
          'キャストが承諾し、事務局の確認が済んだあと、クライアントが依頼を確定すると成立します。',
          `キャストの回答とクライアントの確定の期限は、それぞれ${days(rules.answerPeriod)}です。終了日がそれより早いときは、終了日までです。期限の${days(rules.reminderLead)}前に、期限が短いときはその半分が過ぎたころにお知らせし、過ぎるとオファーは終了します。`,
          nearWork,
        ],
      },
      {
        id: 'offer-cancel',
        side: client,
        question: '送ったオファーを取り消せますか？',
        answer: ['依頼を確定する前であれば、オファーの詳細から取り消せます。取り消すと、元に戻せません。'],
        page: { route: 'clientOffers', label: '送ったオファーを見る' },
      },
      {
        id: 'offer-refuse',
        side: talent,
        question: '承諾したオファーを取り消せますか？',
        answer: [
          '承諾のあとは、辞退できません。成立したあとに都合が悪くなったときは、取り消しを申し込めます。成立の前は、メッセージでクライアントにご相談ください。',
        ],
        page: { route: 'talentOffers', label: '届いたオファーを見る' },
      },
    ],
  },
  {
    id: 'terms',
    title: '条件と変更',
    answers: [
      {
        id: 'sheet',
        side: both,
        question: '条件は、どこで確認できますか？',
        answer: [
          'オファーやエントリーの詳細の「条件書」で、日時、場所、報酬、支払期日、使用範囲などを確認し、印刷できます。変更される前の版も残ります。',
        ],
      },
      {
        id: 'change',
        side: client,
        question: '報酬や終了日、条件書は変更できますか？',
        answer: [
          `キャストが承諾する前は、詳細の画面から変更できます。変更すると、キャストの回答の期限は、変更から数え直します。`,
          `承諾のあとは、理由を添えた申し込みになり、キャストが同意し、事務局が確認すると変わります。期限は、それぞれ${days(rules.consentPeriod)}です。同意がなければ、今の条件のまま続きます。報酬を上げるだけの変更は、すぐに反映されます。`,
          nearWork,
        ],
      },
      {
        id: 'change-talent',
        side: talent,
        question: '承諾したあとに、条件を変えられることはありますか？',
        answer: [
          `あなたの同意なしに、条件が悪くなることはありません。クライアントが変更を申し込むと、変更の前後と理由が届きます。${days(rules.consentPeriod)}以内に、同意するか断るかを選べます。断るか、期限を過ぎると、今の条件のまま続きます。`,
          nearWork,
          '報酬を上げるだけの変更は、同意を待たずに反映されます。',
        ],
      },
    ],
  },
  {
    id: 'cancellation',
    title: '成立したお仕事の取り消し',
    answers: [
      {
        id: 'call-off',
        side: both,
        question: '成立したお仕事を取り消せますか？',
        answer: [
          'クライアントもキャストも、理由を添えて取り消しを申し込めます。事務局が内容を確認して精算するか、お仕事を続けます。お仕事の日時がすべて過ぎたあとは申し込めません。',
          '事務局が精算するまでは、申し込んだ方が撤回できます。',
        ],
      },
      {
        id: 'cancel-fee',
        side: both,
        question: '取消料はかかりますか？',
        answer: [
          `クライアントが取り消しを申し込むと、お仕事の日ごとに、その日の報酬の${cancelSteps}の取消料がかかります。予備日は、その${sparePercent}%です。それより前は、かかりません。お仕事の日が決まっていないときは、報酬の額を上限に、事務局が確認します。`,
          'キャストが申し込むと、すでに終わったお仕事の日の分だけがかかります。',
          '申し込む前に上限の額が表示され、それを超えることはありません。',
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: '報酬・請求',
    answers: [
      {
        id: 'prices',
        side: both,
        question: 'サービス料と利用料は、いくらですか？',
        answer: [
          '現在の料金は、「特定商取引法に基づく表記」の「料金とお支払い」に載せています。クライアントには報酬に加えてサービス料が、キャストには報酬から差し引く利用料がかかることがあります。',
          'お仕事ごとの額は、オファーやエントリーの画面の合計で確認できます。成立した日の料金が、そのお仕事の最後まで変わりません。',
        ],
        page: { route: 'termsLegal', label: '料金を確認する' },
      },
      {
        id: 'pay-day',
        side: talent,
        question: '報酬は、いつ支払われますか？',
        answer: [
          `お仕事ごとに、条件書の「支払期日」までに、事務局からお受け取り口座へ振り込みます。支払期日は、最後のお仕事の日から${rules.payWithinDays}日以内です。クライアントへの請求も、事務局が行います。`,
          `月ごとに支払通知書をお送りします。${days(rules.statementPeriod)}のあいだ、内容を確認して異議を申し立てられます。`,
        ],
        page: { route: 'talentPayments', label: 'お受け取り口座を登録する' },
      },
      {
        id: 'arrival',
        side: talent,
        question: '手取りの額は、どう決まりますか？',
        answer: [
          `報酬に消費税を足し、利用料と源泉徴収税を引いた額を振り込みます。源泉徴収税は、個人として受け取る方の報酬の${percent(withholding.rate)}（1回の支払いで${yenInText(withholding.upTo)}を超える分は${percent(withholding.above)}）です。会社として受け取る方からは引きません。`,
          'インボイスの登録番号は、税金の扱いに登録すると支払通知書に載ります。登録番号のない方にも、消費税をお支払いします。お仕事ごとの見込みは、承諾やエントリーの前に表示します。',
        ],
        page: { route: 'talentPayments', label: '税金の扱いを登録する' },
      },
      {
        id: 'tax',
        side: both,
        question: '報酬は、税込みですか？',
        answer: ['画面の報酬は、税抜の金額です。お仕事の画面に、消費税を含めたお支払いの合計とお受け取り額を表示します。'],
      },
      {
        id: 'bill',
        side: client,
        question: '支払い方法と、請求の時期を教えてください',
        answer: [`お支払いは${paymentMethodText(null)}です。お仕事が完了すると、事務局が請求書をお送りします。`],
        page: { route: 'clientBillEdit', label: '請求先情報を確認する' },
      },
    ],
  },
  {
    id: 'diary',
    title: '予定',
    answers: [
      {
        id: 'diary',
        side: talent,
        question: '予定を登録すると、どうなりますか？',
        answer: [
          `出られない日を${dayLabels.BUSY}、相談できる日を${dayLabels.ASK}、出られる日を${dayLabels.FREE}として登録できます。毎週の予定は、曜日と祝日ごとに一度決めておけます。登録していない日は未登録となり、${dayLabels.FREE}とは扱われません。成立したお仕事の日は、自動で${dayLabels.BUSY}になります。クライアントには、日ごとの${dayLabels.FREE}、${dayLabels.ASK}、${dayLabels.BUSY}、未登録だけが表示されます。一度に登録できるのは${rules.diarySpanMax}日までです。`,
        ],
        page: { route: 'talentDiary', label: '予定を登録する' },
      },
      {
        id: 'overlap',
        side: both,
        question: '日時の重なるお仕事は、成立しますか？',
        answer: ['成立しません。移動の時間が足りるなど、事務局が重なりを許可した場合だけ、成立します。'],
      },
    ],
  },
  {
    id: 'messages',
    title: 'メッセージ',
    answers: [
      {
        id: 'room',
        side: both,
        question: 'メッセージは、いつから送れますか？',
        answer: [
          `問い合わせ、オファー、エントリーのいずれかが始まると、相手とのやり取りができます。取引が終わったあとも、どちらかが相手をブロックしていなければ送れます。一通は${limitOf(chatFields.text)}文字まで、写真は${rules.messagePicturesMax}枚、PDFは${rules.messageFilesMax}件（一つ${rules.documentBytesMax / 1_000_000}MB、${rules.documentPagesMax}ページ）までです。`,
          'PDFは、開いたときに動くプログラム、添付ファイル、注釈、フォームの入力欄を取り除いてからお届けします。入力欄に書いた内容を送るときは、「PDFとして印刷」で保存したファイルをお使いください。',
          `読まれないまま${minutes(rules.unreadReminderDelay)}経つと、メールでお知らせします。`,
        ],
      },
      {
        id: 'private',
        side: both,
        question: 'メッセージは、事務局に読まれますか？',
        answer: [
          'やり取りをしている二人だけが読めます。事務局は、通報で選ばれたメッセージだけを、理由を記録して読みます。困ったことがあったときは、「通報する」から内容をお知らせください。相手をブロックすることもできます。',
        ],
      },
    ],
  },
  {
    id: 'reviews',
    title: '評価',
    answers: [
      {
        id: 'review',
        side: both,
        question: '評価は、いつ公開されますか？',
        answer: [
          `お仕事の完了から${days(rules.reviewPeriod)}以内に書けます。あなたと相手の回答がそろったとき、または期限を過ぎたときに、同時に公開されます。それまで相手には表示されません。`,
        ],
      },
    ],
  },
  {
    id: 'safety',
    title: '18歳未満の方・安全',
    answers: [
      {
        id: 'minor',
        side: talent,
        question: '18歳未満でも登録できますか？',
        answer: [
          '保護者の同意があれば、登録できます。プロフィールの公開、エントリー、オファーの承諾のそれぞれに、保護者の同意が必要です。条件が変わったときは、もう一度同意が必要です。',
          `保護者の方には、メールのリンクから内容を確認していただきます。リンクは${days(rules.guardianLinkPeriod)}使えます。同意は、その間であれば同じリンクから取り消せます。そのあとは、事務局へお問い合わせください。`,
        ],
        page: { route: 'talentGuardian', label: '保護者の同意を確認する' },
      },
      {
        id: 'minor-night',
        side: both,
        question: '18歳未満の方の、夜のお仕事はできますか？',
        answer: [
          `できません。18歳未満の方は${oClock(nightHours.minor)}から翌朝${oClock(nightHours.to)}まで、中学校を卒業する年の3月31日までの方は${oClock(nightHours.pupil)}から翌朝${oClock(nightHours.to)}までのお仕事を、お受けできません。`,
        ],
      },
      {
        id: 'minor-data',
        side: both,
        question: '18歳未満の方の情報は、どこまで表示されますか？',
        answer: ['生年月日、体重、バスト・ウエスト・ヒップは、表示されません。身長、靴のサイズ、頭囲は表示されます。'],
      },
      {
        id: 'report',
        side: both,
        question: '不適切な内容や、困った相手を見つけました',
        answer: ['お仕事、プロフィール、メッセージ、評価の画面の「通報する」から、事務局にお知らせください。相手には通知されません。'],
      },
    ],
  },
  {
    id: 'withdrawal',
    title: '退会',
    answers: [
      {
        id: 'withdraw',
        side: both,
        question: '退会するには、どうすればよいですか？',
        answer: [
          '設定の「退会」から手続きできます。進行中の取引があるあいだは、退会できません。クライアントの方は、請求の手続きが済むまで退会できません。退会すると、元に戻せません。',
        ],
        page: { route: 'withdrawal', label: '退会の手続きへ' },
      },
      {
        id: 'after-withdrawal',
        side: both,
        question: '退会すると、情報はどうなりますか？',
        answer: [
          '個人情報は読み取れなくなり、写真、動画、メッセージで送ったPDFは削除されます。お問い合わせの内容も、読み取れなくなります。',
          `成立した取引の記録のうち、法令で保存が必要なものは、${retentionText()}保存します。くわしくは、プライバシーポリシーをご確認ください。`,
        ],
        page: { route: 'termsPrivacy', label: 'プライバシーポリシーを読む' },
      },
    ],
  },
  {
    id: 'office',
    title: '事務局へのお問い合わせ',
    answers: [
      {
        id: 'contact',
        side: both,
        question: '事務局に問い合わせると、いつ回答がありますか？',
        answer: [
          `${days(rules.officeReminderAgain)}以内を目安に回答します。会員の方には画面と通知先のメールで、会員でない方には入力されたメールアドレスでお知らせします。`,
          `回答のあと、または完了のあと${days(rules.contactReplyPeriod)}以内であれば、続けて返信できます。`,
        ],
        page: { route: 'contact', label: '事務局へ問い合わせる' },
      },
    ],
  },
];
