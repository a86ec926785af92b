import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { frontAnswers } from '#domain/office/help/frontAnswers.ts';
import { type FrontCards, type FrontCast, type FrontJob, frontAddresses } from '#domain/talk/front/addresses.ts';
import { FilledText, usePublicPrices } from '#web/entities/legal/filledText.tsx';
import { prices } from '#web/entities/legal/prices.ts';
import { href } from '#web/routing/href.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import css from './indexMore.module.css';

type FrontState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'loaded'; readonly cards: FrontCards };

const readCards = async (): Promise<FrontCards> => {
  const response = await fetch(frontAddresses.cards);
  if (!response.ok) throw new Error(`${frontAddresses.cards} answered ${response.status}`);
  return response.json();
};

const useFrontCards = (wanted: boolean): readonly [FrontState, retry: () => void] => {
  const [state, setState] = useState<FrontState>({ kind: 'loading' });
  const read = useCallback(() => {
    setState({ kind: 'loading' });
    readCards().then(
      (cards) => setState({ kind: 'loaded', cards }),
      (error: unknown) => {
        // Logged only in the browser, so that offline users do not fill the operator's log.
        console.warn('the cards of the index could not be read', error);
        setState({ kind: 'failed' });
      },
    );
  }, []);
  useEffect(() => {
    if (wanted) read();
  }, [wanted, read]);
  return [state, read];
};

/** The distance (px) before the viewport at which a part is requested. */
const AHEAD = '400px';

/** The height (px) of a job's row (frontSections.module.css). */
const JOB_HEIGHT = 124;

const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { rootMargin: AHEAD });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
};

const Shot = ({ photo }: { readonly photo: string | null }) => (
  <span className={css.shot}>{photo ? <img src={photo} alt="" loading="lazy" decoding="async" /> : null}</span>
);

const CastItem = ({ path, name, photo, facts, speciality }: FrontCast) => (
  <li>
    <a className={css.cast} href={path}>
      <Shot photo={photo} />
      <strong title={name}>{name}</strong>
      <small title={facts}>{facts}</small>
      <small title={speciality.join('・')}>{speciality.join('・')}</small>
    </a>
  </li>
);

const JobItem = ({ path, title, photo, client, fee, days, prefecture }: FrontJob) => {
  const place = [prefecture, client].filter(Boolean).join('・');
  return (
    <li>
      <a className={css.job} href={path}>
        <Shot photo={photo} />
        <span className={css.text}>
          <strong title={title}>{title}</strong>
          <b className="figures">
            <NetYen>{fee}</NetYen>
          </b>
          <small className="figures">{days}</small>
          <small title={place}>{place}</small>
        </span>
      </a>
    </li>
  );
};

const Head = ({ id, title, path, all }: { readonly id: string; readonly title: string; readonly path: string; readonly all: string }) => (
  <div className={css.head}>
    <h2 id={id}>{title}</h2>
    <a href={path}>{all}</a>
  </div>
);

const places = (count: number, shape: ReactNode) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
    <li key={at}>{shape}</li>
  ));

const castPlace = (
  <div className={css.castPlace}>
    <SkeletonBlock ratio="3 / 4" />
  </div>
);
const jobPlace = <SkeletonBlock height={JOB_HEIGHT} />;

/** Hidden if there are none. The space is reserved while they load. */
export const FrontSections = () => {
  const element = useRef<HTMLDivElement>(null);
  const [state, retry] = useFrontCards(useNear(element));
  if (state.kind === 'failed')
    return (
      <div className={css.sections}>
        <FailedState onRetry={retry} />
      </div>
    );
  const cards = state.kind === 'loaded' ? state.cards : null;
  const casts = cards?.casts.map((cast) => <CastItem key={cast.path} {...cast} />) ?? places(6, castPlace);
  const jobs = cards?.jobs.map((job) => <JobItem key={job.path} {...job} />) ?? places(4, jobPlace);
  return (
    <div ref={element} className={css.sections} aria-busy={cards === null}>
      {casts.length > 0 ? (
        <section aria-labelledby="front-casts">
          <Head id="front-casts" title="キャスト" path={frontAddresses.casts} all="公開ページのあるキャストを見る" />
          <ul className={css.casts}>{casts}</ul>
        </section>
      ) : null}
      {jobs.length > 0 ? (
        <section aria-labelledby="front-jobs">
          <Head id="front-jobs" title="募集中のお仕事" path={frontAddresses.jobs} all="公開ページのあるお仕事を見る" />
          <ul className={css.jobs}>{jobs}</ul>
        </section>
      ) : null}
    </div>
  );
};

export default function IndexMore() {
  const current = usePublicPrices(true);
  return (
    <>
      <FrontSections />
      <section className={css.part} aria-labelledby="price">
        <h2 id="price">料金</h2>
        <div className={css.surface}>
          <Facts
            facts={prices.map(({ term, pieces }) => ({
              term,
              value: <FilledText pieces={pieces} prices={current} />,
            }))}
          />
        </div>
      </section>
      <section className={css.part} aria-labelledby="faq">
        <h2 id="faq">よくある質問</h2>
        <div className={css.faq}>
          {frontAnswers.map(({ id, question, answer }) => (
            <details key={id}>
              <summary>
                <Phrases>{question}</Phrases>
                <Icon name="forward" size={20} />
              </summary>
              <div className={css.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
        <LinkButton variant="outlined" to={href('help')}>
          すべての質問を見る
        </LinkButton>
      </section>
    </>
  );
}
