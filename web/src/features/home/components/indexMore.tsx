import { frontAnswers } from '#domain/office/help/frontAnswers.ts';
import { prices } from '#web/entities/legal/prices.ts';
import { href } from '#web/routing/href.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { FrontSections } from './frontSections.tsx';
import css from './indexMore.module.css';

/** The lower part of the index: public casts and jobs, prices, and frequent questions. */
export default function IndexMore() {
  return (
    <>
      <FrontSections />
      <section className={css.part} aria-labelledby="price">
        <h2 id="price">料金</h2>
        <div className={css.surface}>
          <Facts
            facts={prices.map(({ term, pieces }) => ({
              term,
              value: pieces.map(({ text, isBlank }) => (isBlank ? <mark key={text}>{text}</mark> : text)),
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
