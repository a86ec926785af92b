import { yenRange } from '#domain/kernel/format/numbers.ts';
import { longEnd, timeSpan } from '#domain/kernel/format/times.ts';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { placeIn } from '#domain/kernel/prefectures.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { type FrontCast, type FrontJob, frontAddresses, memberAddresses } from '#domain/talk/front/addresses.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import type { PublicTalent } from '#projections/front/publicTalents.ts';
import { castCard, jobCard, photoAddress } from './cards.ts';
import { type Html, html, page } from './frame.ts';
import type { Page, ShownJob } from './readFront.ts';

const { labels } = postingCatalogue;
const DESCRIPTION_MAX = 110;

/** The first characters of a text on one line, for previews. */
const beginning = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > DESCRIPTION_MAX ? `${line.slice(0, DESCRIPTION_MAX).toWellFormed()}…` : line;
};

type Fact = readonly [term: string, value: string | Html];
/** Terms with their values; empty ones are left out. */
export const factList = (facts: readonly Fact[]): Html => html`<dl class="facts">
${facts.filter(([, value]) => value !== '').map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}
</dl>`;

const picture = (photo: string | null, eager: boolean): Html =>
  photo === null
    ? html`<span class="noPhoto"></span>`
    : html`<img src="${photo}" alt="" ${eager ? html`fetchpriority="high"` : html`loading="lazy"`} decoding="async">`;

const castItem = ({ path, name, photo, facts, speciality }: FrontCast, at: number): Html => html`<li><a class="castCard" href="${path}">
<span class="shot">${picture(photo, at < 4)}</span>
<strong>${name}</strong>
<small>${facts}</small>
<small>${speciality.join('・')}</small>
</a></li>`;

const jobItem = (
  { path, title, photo, client, fee, days, prefecture }: FrontJob,
  at: number,
): Html => html`<li><a class="jobCard" href="${path}">
<span class="shot">${picture(photo, at < 2)}</span>
<span class="jobText"><strong>${title}</strong>
<b class="figures">${fee} <small>税抜</small></b>
<small>${days}</small>
<small>${[prefecture, client].filter(Boolean).join('・')}</small></span>
</a></li>`;

const nextLink = (path: string, next: string | null): Html | null =>
  next === null
    ? null
    : html`<p class="more"><a class="button outlined" href="${path}?after=${encodeURIComponent(next)}">次の一覧を見る</a></p>`;

const empty = (title: string, text: string): Html =>
  html`<div class="empty"><h2>${title}</h2><p>${text}</p><p><a class="button" href="/">トップへ</a></p></div>`;

/** The public list of casts, at most 30 on a page, newest first. */
export const castsPage = ({ shown, next }: Page<PublicTalent>): string =>
  page(
    {
      title: 'キャスト',
      description: `${siteName}のキャストです。登録すると、すべてのキャストからさがし、オファーできます。`,
      path: frontAddresses.casts,
    },
    html`<h1>キャスト</h1>
<p class="lead">公開ページのあるキャストです。登録すると、すべてのキャストからさがせます。</p>
${
  shown.length === 0
    ? empty('表示できるキャストはいません', '公開ページのあるキャストがいると、ここに表示されます。')
    : html`<ul class="castGrid">
${shown.map((cast, at) => castItem(castCard(cast), at))}
</ul>`
}
${nextLink(frontAddresses.casts, next)}`,
  );

/** The public list of open jobs, at most 30 on a page, newest first. */
export const jobsPage = ({ shown, next }: Page<ShownJob>): string =>
  page(
    {
      title: 'お仕事',
      description: `${siteName}で募集中のお仕事です。登録すると、すべてのお仕事からさがし、エントリーできます。`,
      path: frontAddresses.jobs,
    },
    html`<h1>お仕事</h1>
<p class="lead">公開ページのある募集中のお仕事です。登録すると、すべてのお仕事からさがせます。</p>
${
  shown.length === 0
    ? empty('表示できるお仕事はありません', '公開ページのあるお仕事があると、ここに表示されます。')
    : html`<ul class="jobGrid">
${shown.map((job, at) => jobItem(jobCard(job), at))}
</ul>`
}
${nextLink(frontAddresses.jobs, next)}`,
  );

/** All pictures in one row that scrolls. The first one loads at once, the others when visible. */
export const gallery = (name: string, addresses: readonly string[]): Html => {
  if (addresses.length === 0) return html`<div class="gallery"><span class="noPhoto"></span></div>`;
  const alt = (at: number) => `${name}の写真${addresses.length > 1 ? `（${at + 1}枚目）` : ''}`;
  return html`<ul class="gallery" tabindex="0" aria-label="${`${name}の写真`}">
${addresses.map((address, at) => html`<li><img src="${address}" alt="${alt(at)}" ${at > 0 && html`loading="lazy"`} decoding="async"></li>`)}
</ul>`;
};

/** Links to the same cast or job for members; a signed-in visitor goes there directly. */
const memberWay = (path: string, text: string, as: 'client' | 'talent', register: string): Html => html`<div class="ways">
<a class="button" href="/login?continuePath=${encodeURIComponent(path)}">${text}</a>
<a class="button outlined" href="/registration?as=${as}">${register}</a>
<p><small>登録は無料です。登録済みの方は、ログインするとこの続きに進みます。</small></p>
</div>`;

const prose = (title: string, text: string): Html | null =>
  text.trim() === '' ? null : html`<section class="panel"><h2>${title}</h2><p class="prose">${text}</p></section>`;

export const castPage = (cast: PublicTalent): string => {
  const { id, name, photos, ageBand, prefecture, speciality, introduction, height } = cast;
  const addresses = photos.map((photo) => photoAddress('casts', id, photo, 'M'));
  const { facts } = castCard(cast);
  return page(
    {
      title: name,
      description: beginning([facts, ...speciality, introduction].filter(Boolean).join('　')) || `${name}の公開ページです。`,
      path: frontAddresses.cast(id),
      image: addresses[0],
    },
    html`<p class="trail"><a href="${frontAddresses.casts}">キャスト</a></p>
<article class="detail"><div class="first">${gallery(name, addresses)}</div>
<div class="beside"><section class="panel"><h1>${name}</h1>
${memberWay(memberAddresses.clientTalent(id), 'ログインしてオファーする', 'client', 'クライアントとして登録する')}</section>
<section class="panel"><h2>プロフィール</h2>${factList([
      ['年代', ageBandLabel(ageBand)],
      ['活動拠点', placeIn(prefecture, '')],
      ['身長', height === null ? '' : `${height}cm`],
      ['特技', speciality.length === 0 ? '' : html`<ul class="chips">${speciality.map((each) => html`<li>${each}</li>`)}</ul>`],
    ])}</section></div>
<div class="rest">${prose('自己紹介', introduction)}</div></article>`,
  );
};

export const jobPage = (job: ShownJob): string => {
  const { id, title, description, pictures, client, prefecture, startsAt, endsAt, feeMin, feeMax, entryDeadline } = job;
  const addresses = pictures.map((each) => photoAddress('jobs', id, each, 'M'));
  const fee = yenRange(feeMin, feeMax);
  const days = timeSpan(startsAt, endsAt);
  return page(
    {
      title,
      description: beginning([`${fee}（税抜）`, days, placeIn(prefecture, ''), description].filter(Boolean).join('　')),
      path: frontAddresses.job(id),
      image: addresses[0],
    },
    html`<p class="trail"><a href="${frontAddresses.jobs}">お仕事</a></p>
<article class="detail job"><div class="first">${addresses.length > 0 && gallery(title, addresses)}
<h1>${title}</h1><p class="by">${client}</p></div>
<div class="beside"><section class="panel"><p class="fee figures">${fee} <small>（税抜）</small></p>
${factList([
  ['日時', days],
  [labels.prefecture, placeIn(prefecture, '')],
  [labels.entryDeadline, longEnd(entryDeadline)],
])}
${memberWay(memberAddresses.talentJob(id), 'ログインしてエントリーする', 'talent', 'キャストとして登録する')}</section></div>
<div class="rest">${prose(labels.description, description)}</div></article>`,
  );
};

/** One page for each address that does not exist, was not opened, or is closed. */
export const missingPage = (path: string): string =>
  page(
    { title: 'ページが見つかりません', description: 'お探しのページは見つかりませんでした。', path, isUnlisted: true },
    html`<div class="empty"><h1>ページが見つかりません</h1>
<p>公開ページが閉じられたか、アドレスが変わった可能性があります。</p>
<p class="ways"><a class="button" href="${frontAddresses.casts}">キャストを見る</a>
<a class="button outlined" href="${frontAddresses.jobs}">お仕事を見る</a></p></div>`,
  );
