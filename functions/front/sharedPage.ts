import { labelOf, limitOf, unitOf } from '#domain/kernel/fieldMeta.ts';
import { longEnd } from '#domain/kernel/format/times.ts';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { sizes as measures } from '#domain/people/talent/details.ts';
import { sharedListAddress } from '#domain/talk/front/addresses.ts';
import { type GuestAnswer, guestAnswerLabels, guestAnswers, shortlistFields } from '#domain/work/shortlist/fields.ts';
import { nameIn } from './cards.ts';
import { type Html, html, page } from './frame.ts';
import { factList, gallery } from './pages.ts';
import type { GuestCast, SharedList } from './readShared.ts';

/** What a guest typed. Answers are by the id of the cast. */
export type Typed = {
  readonly guest: string;
  readonly answers: Readonly<Record<string, { readonly answer: GuestAnswer | ''; readonly comment: string }>>;
};
/** A message above the form: that the answer arrived, or why it was not taken. */
export type Said = { readonly text: string; readonly isFault?: true };

const { guest, comment } = shortlistFields;
// The address of a shared list has its secret, so no preview and no search engine gets it.
const head = {
  title: '候補リスト',
  description: '招待された方だけがご覧いただけるページです。',
  path: '/lists',
  isUnlisted: true,
} as const;

const photoOf = (token: string, { id }: GuestCast, stored: string): string =>
  `${sharedListAddress(token)}/photos/${encodeURIComponent(id)}/${encodeURIComponent(nameIn(stored, 'M'))}`;

const factsOf = ({ ageBand, sizes }: GuestCast): Html =>
  factList([
    ['年代', ageBandLabel(ageBand)],
    ...Object.entries(measures.shape).map(([key, field]): readonly [string, string] => {
      const size = sizes[key as keyof typeof sizes];
      return [labelOf(field), size === null ? '' : `${size} ${unitOf(field)}`];
    }),
  ]);

const castItem = (token: string, label: string, cast: GuestCast, at: number, typed: Typed['answers'][string] | undefined): Html => {
  const { id, name, photos } = cast;
  return html`<li class="panel guestCast"><div class="marked">${gallery(
    name,
    photos.map((photo) => photoOf(token, cast, photo)),
  )}<span class="owner" aria-hidden="true">${label}</span></div>
<div><h2>${at + 1}. ${name}</h2>${factsOf(cast)}
<fieldset><legend>${name}さんへの回答</legend>
${guestAnswers.map(
  (answer) =>
    html`<label><input type="radio" name="${`answer.${id}`}" value="${answer}"${typed?.answer === answer && html` checked`}>${guestAnswerLabels[answer]}</label>`,
)}</fieldset>
<label class="wordsOf">${labelOf(comment)}（任意）<input name="${`comment.${id}`}" maxlength="${limitOf(comment)}" value="${typed?.comment ?? ''}"></label>
</div></li>`;
};

/** A shared list with the form for answers. It needs no script. */
export const sharedPage = (token: string, { share, title, client, casts }: SharedList, typed: Typed | null, said: Said | null): string =>
  page(
    head,
    html`<h1>${title}</h1>
<p class="lead">${client}さんから、${share.label}へ。${longEnd(share.until)}まで、同じアドレスで何度でもご覧いただけます。</p>
${said && html`<p class="said" role="${said.isFault ? 'alert' : 'status'}">${said.text}</p>`}
${
  casts.length === 0
    ? html`<div class="empty"><h2>いまご覧いただけるキャストはいません</h2><p>送ってくださった方に、お聞きください。</p></div>`
    : html`<form method="post" action="${sharedListAddress(token)}">
<p class="guestName"><label for="guest">${labelOf(guest)}</label>
<input id="guest" name="guest" required maxlength="${limitOf(guest)}" autocomplete="name" value="${typed?.guest ?? ''}">
<small>${client}さんにだけ表示されます。同じお名前でもう一度送ると、前の回答と入れ替わります。</small></p>
<ol class="guestCasts">
${casts.map((cast, at) => castItem(token, share.label, cast, at, typed?.answers[cast.id]))}
</ol>
<p class="more"><button class="button" type="submit">回答を送る</button></p>
</form>`
}
<p><small>写真の保存や転送はお控えください。このページが開かれた回数は、${client}さんに伝わります。</small></p>`,
  );

/** One page for a revoked, an expired and a mistyped address. */
export const endedPage = (): string =>
  page(
    head,
    html`<div class="empty"><h1>このページは開けません</h1>
<p>共有が終わったか、アドレスが違います。送ってくださった方に、お聞きください。</p></div>`,
  );
