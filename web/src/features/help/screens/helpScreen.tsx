import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { joined, splitWords } from '#domain/kernel/folding/foldSigns.ts';
import { type HelpAnswer, type HelpSide, type HelpTopic, helpTopics } from '#domain/office/help/answers.ts';
import { href } from '#web/routing/href.ts';
import { routes } from '#web/routing/routes.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { useCanonicalAddress } from '#web/shared/ui/documentHead.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { SearchBox } from '#web/shared/ui/searchBox.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from './helpScreen.module.css';

const ContactLink = () => <LinkButton to={href('contact')}>事務局へ問い合わせる</LinkButton>;

const ContactCard = () => (
  <Card title="解決しないときは">
    <Stack>
      <p>事務局へお問い合わせください。会員でない方も、お問い合わせいただけます。</p>
      <p>
        <ContactLink />
      </p>
    </Stack>
  </Card>
);

const findAnswers = (topics: readonly HelpTopic[], side: Exclude<HelpSide, 'both'>, keyword: string): readonly HelpTopic[] => {
  const words = [...splitWords(keyword).keys()];
  return topics.flatMap((topic) => {
    const answers = topic.answers.filter(({ side: of, question, answer }) => {
      if (of !== side && of !== 'both') return false;
      const text = joined([topic.title, question, ...answer]);
      return words.every((word) => text.includes(word));
    });
    return answers.length > 0 ? [{ ...topic, answers }] : [];
  });
};

type Side = Exclude<HelpSide, 'both'>;

const tabs = { client: 'クライアントの方', talent: 'キャストの方' } as const satisfies Record<Side, string>;

const PageLink = ({ page }: Pick<HelpAnswer, 'page'>) => {
  const opens = useOpenPages();
  const path = routes.find(({ name }) => name === page?.route)?.path;
  return page && path && opens(path) ? <Link to={path}>{page.label}</Link> : null;
};

const Answer = ({ answer: { id, question, answer, page }, open }: { readonly answer: HelpAnswer; readonly open: boolean }) => (
  <details id={id} open={open}>
    <summary>
      {question}
      <Icon name="forward" size={20} />
    </summary>
    <div className={css.text}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <PageLink page={page} />
    </div>
  </details>
);

const HelpList = ({ first }: { readonly first: Side }) => {
  const side = useTab<Side>(first === 'client' ? ['client', 'talent'] : ['talent', 'client']);
  const [keyword, setKeyword] = useState('');
  const { hash } = useLocation();
  const found = findAnswers(helpTopics, side, keyword);
  const isSearched = keyword.trim() !== '';
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <div className={css.page}>
      <search>
        <SearchBox value={keyword} hint="知りたいこと（例：取り消し、支払い）" onType={setKeyword} />
      </search>
      <LinkTabs
        label="どちらの方のヘルプか"
        current={side}
        tabs={(Object.keys(tabs) as Side[]).map((key) => ({ key, label: tabs[key] }))}
      />
      <p role="status" className={isSearched ? css.count : 'visually-hidden'}>
        {isSearched ? `${count}件の質問が見つかりました` : ''}
      </p>
      {found.length === 0 ? (
        <EmptyState title="当てはまる質問が見つかりませんでした" action={<ContactLink />}>
          言葉を変えてさがすか、事務局へお問い合わせください。
        </EmptyState>
      ) : (
        <div className={css.topics}>
          {found.map(({ id, title, answers }) => (
            <section key={id} className={css.topic} aria-labelledby={`topic-${id}`}>
              <h2 id={`topic-${id}`}>{title}</h2>
              <ul className={css.answers}>
                {answers.map((answer) => (
                  <li key={`${answer.id} ${isSearched}`}>
                    <Answer answer={answer} open={isSearched || hash === `#${answer.id}`} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <ContactCard />
    </div>
  );
};

export default function HelpScreen() {
  const session = useSession();
  useCanonicalAddress(href('help'));
  return <HelpList first={session.kind === 'user' && session.claims.role === 'talent' ? 'talent' : 'client'} />;
}
