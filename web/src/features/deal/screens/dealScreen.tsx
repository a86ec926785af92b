import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { useCast } from '#web/entities/cast/cast.ts';
import { RoomLink } from '#web/entities/chat/roomLink.tsx';
import { type Deal, type DealKind, type Deals, jobPage, kinds, openActions, type Side, viewOf } from '#web/entities/deal/kinds.ts';
import { AuditionPart } from '#web/features/audition/public.ts';
import { HoldPart } from '#web/features/hold/public.ts';
import { JobOfDeal } from '#web/features/job/public.ts';
import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Panes } from '#web/shared/ui/panes.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { DetailSkeleton, RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { NoDeal, useDealInAddress } from '../components/addressedDeal.tsx';
import { DealActions } from '../components/dealActions.tsx';
import { DealBanner } from '../components/dealBanner.tsx';
import { DealFacts, DealTexts } from '../components/dealFacts.tsx';
import {
  CancellationPart,
  CertificateButton,
  ClientParts,
  DealCourse,
  DealMoney,
  DealTimeline,
  KeyFacts,
  ProposalPart,
  ProxyPart,
  SettlementPart,
  TermsCard,
  TermsConsent,
} from '../components/later.tsx';
import { panes } from '../tabs.ts';
import css from './dealScreen.module.css';

const JobHead = ({ deal }: { readonly deal: Deal }) => (
  <section className={css.job} aria-label="お仕事">
    <Photo path={deal.job.picture} alt="" size={64} />
    <div>
      <h2 className="unbroken">
        <Link to={jobPage(deal, 'talent')}>{deal.job.title || MISSING_JOB}</Link>
      </h2>
      <p>{deal.client.name}</p>
    </div>
  </section>
);

const OtherSide = ({ deal: { id, clientId, client } }: { readonly deal: Deal }) => {
  const opens = useOpenPages();
  const page = href('talentClient', { id: clientId });
  return (
    <Card title="クライアント">
      <div className={css.person}>
        <Photo path={client.thumbnail} alt="" size={72} />
        <div>
          <p className={css.name}>{client.name}</p>
          {opens(page) ? <Link to={page}>プロフィールを見る</Link> : null}
        </div>
      </div>
      <RoomLink side="talent" dealId={id} />
    </Card>
  );
};

const Applicant = ({ deal: { id, talentId, talent } }: { readonly deal: Deal }) => {
  const { cast } = useCast(talentId);
  const facts = cast
    ? [ageBandLabel(cast.ageBand), prefectureName(cast.prefecture), cast.sizes.height ? `${cast.sizes.height}cm` : '']
    : [];
  const reviews = cast?.reviews ?? { count: 0, sum: 0 };
  return (
    <section className={css.applicant} aria-label="キャスト">
      <Photo path={talent.thumbnail} alt="" eager />
      <div className={css.words}>
        <h2 className="unbroken">{talent.name}</h2>
        <p className={`${css.facts} figures`}>{facts.filter(Boolean).join('・')}</p>
        {reviews.count > 0 ? (
          <p className={`${css.rating} figures`}>
            <span className="visually-hidden">評価</span>
            {(reviews.sum / reviews.count).toFixed(1)}（{reviews.count}件）
          </p>
        ) : null}
        <p>
          <Link className={css.profile} to={href('clientTalent', { talentId })}>
            プロフィールを見る
          </Link>
        </p>
        <RoomLink side="client" dealId={id} />
      </div>
    </section>
  );
};

// Every deal shows this part, so it loads together with the data.
DealCourse.preload();
DealMoney.preload();
KeyFacts.preload();
TermsCard.preload();
DealTimeline.preload();

/** Loads into reserved space, so that the content below does not move. */
const Neighbours = lazyPart(
  async () => (await import('../components/neighbours.tsx')).Neighbours,
  () => <div style={{ height: 44 }} />,
);

/** The text while the document may not exist yet. */
const early: Readonly<Record<DealKind, string>> = {
  offer: '作成した直後の場合は、反映中です。このまま少しお待ちください。',
  entry: 'エントリーした直後の場合は、反映中です。このまま少しお待ちください。',
};

type Props<K extends DealKind> = { readonly kind: K; readonly side: Side };

const DealDetail = <K extends DealKind>({ kind, side }: Props<K>) => {
  const { query, row } = useDealInAddress(kind, side);
  const now = useNow();
  // A minor's own answer, as long as the guardian's consent is missing.
  const [withheld, setWithheld] = useState(false);
  // The other side reads the words first: a cast above the terms, a client above the course.
  const reader = kind === 'offer' ? 'talent' : 'client';
  const texts = (deal: Deals[K]) => <DealTexts kind={kind} deal={deal} />;
  const facts = (deal: Deals[K]) => <DealFacts kind={kind} deal={deal} side={side} />;
  const none = (
    <NoDeal kind={kind} side={side} title={`${kinds[kind].noun}が見つかりません`}>
      {early[kind]}
    </NoDeal>
  );
  return (
    <Loaded query={query} row={row} skeleton={<DetailSkeleton />} none={none}>
      {(deal) => (
        <DetailColumns
          first={
            side === 'client' ? (
              <>
                <Neighbours kind={kind} deal={deal} />
                <Applicant deal={deal} />
              </>
            ) : null
          }
          main={
            <>
              <DealBanner kind={kind} deal={deal} view={viewOf(kind, deal, side)} now={now} />
              {side === 'talent' ? <JobHead deal={deal} /> : null}
              {side === reader && side === 'talent' ? texts(deal) : null}
              <DealMoney kind={kind} deal={deal} side={side} now={now} />
              {side === 'talent' ? <KeyFacts deal={deal} /> : null}
              <SettlementPart kind={kind} deal={deal} side={side} now={now} />
              {side === reader && side === 'client' ? texts(deal) : null}
              <AuditionPart deal={deal} side={side} now={now} />
              <HoldPart kind={kind} deal={deal} side={side} now={now} />
              <DealCourse kind={kind} deal={deal} side={side} now={now} />
              <ProxyPart kind={kind} deal={deal} side={side} now={now} />
              <CancellationPart kind={kind} deal={deal} side={side} />
              <ProposalPart kind={kind} deal={deal} side={side} now={now} withheld={withheld} />
              {openActions(kind, deal, side, now).some((act) => act === 'accept' || act === 'agreeChange') ? (
                <TermsConsent kind={kind} deal={deal} onMissing={setWithheld} />
              ) : null}
              {side === 'talent' ? facts(deal) : null}
              <TermsCard kind={kind} deal={deal} side={side} now={now} />
              {side === reader ? null : texts(deal)}
              {/* The cast of an entry has read the job. */}
              {kind === 'offer' && deal.sheet === null ? (
                <Suspense>
                  <JobOfDeal jobId={deal.jobId} to={jobPage(deal, side)} />
                </Suspense>
              ) : null}
              <DealTimeline kind={kind} deal={deal} side={side} />
            </>
          }
          side={
            <>
              {side === 'talent' ? <OtherSide deal={deal} /> : facts(deal)}
              <CertificateButton kind={kind} deal={deal} />
              <DealActions kind={kind} deal={deal} side={side} now={now} withheld={withheld} />
              {side === 'client' ? <ClientParts kind={kind} deal={deal} /> : null}
            </>
          }
        />
      )}
    </Loaded>
  );
};

/** Phones never load it. */
const DealList = lazyPart(
  async () => (await import('./dealListScreen.tsx')).DealList,
  () => <RowSkeletons />,
);

export default function DealScreen<K extends DealKind>({ kind, side }: Props<K>) {
  return <Panes {...panes(kind)} list={<DealList kind={kind} side={side} />} detail={<DealDetail kind={kind} side={side} />} />;
}
