import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  choicesOf,
  mailChoiceLabels,
  mailChoiceOf,
  NOTICE_SETTINGS,
  type TopicName,
  topicNames,
  topics,
} from '#domain/kernel/words/topics.ts';
import { userSchema } from '#projections/account/users.schema.ts';
import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { useAnchor } from '#web/shared/ui/useAnchor.ts';
import { type Saving, useMailChoice } from '../commands/chooseMail.ts';
import { PushSettings } from '../push/pushSettings.tsx';
import css from './noticeSettings.module.css';

const SavingLine = ({
  saving,
  reason,
  onRetry,
}: {
  readonly saving: Saving;
  readonly reason: string | undefined;
  readonly onRetry: () => void;
}) => {
  if (saving === 'failed')
    return (
      <div className={css.failed} role="alert">
        <p>保存できていません。{reason}</p>
        <Button variant="text" size="small" onClick={onRetry}>
          もう一度保存する
        </Button>
      </div>
    );
  return (
    <p className={css.saved} role="status">
      {saving === 'saving' ? '保存しています…' : saving === 'saved' ? '保存しました' : null}
    </p>
  );
};

const ChosenRow = ({ topic, saved }: { readonly topic: TopicName; readonly saved: Readonly<Record<string, string>> | undefined }) => {
  const id = useId();
  const { label, about, note } = topics[topic];
  const { chosen, choose, retry, saving, error } = useMailChoice(topic);
  const shown = chosen ?? mailChoiceOf(topic, saved);
  return (
    <fieldset className={css.row} aria-describedby={`${id}about`}>
      <legend>{label}</legend>
      <div className={css.about} id={`${id}about`}>
        <p>
          <Phrases>{about}</Phrases>
        </p>
        {note ? (
          <p>
            <Phrases>{note}</Phrases>
          </p>
        ) : null}
      </div>
      <div className={css.choices}>
        {choicesOf(topic).map((choice) => (
          <label key={choice}>
            <input type="radio" name={id} checked={shown === choice} onChange={() => choose(choice)} />
            {mailChoiceLabels[choice]}
          </label>
        ))}
      </div>
      <SavingLine saving={saving} reason={error?.message} onRetry={retry} />
    </fieldset>
  );
};

const SearchesLink = () => {
  const opens = useOpenPages();
  const to = [href('clientSearches'), href('talentSearches')].find(opens);
  return to ? <Link to={to}>保存した検索条件を見る</Link> : null;
};

const FixedRow = ({ topic }: { readonly topic: TopicName }) => {
  const { label, about, note } = topics[topic];
  return (
    <div className={css.row}>
      <h3>{label}</h3>
      <div className={css.about}>
        <p>
          <Phrases>{about}</Phrases>
        </p>
        <p>
          <Phrases>{note}</Phrases>
        </p>
      </div>
      <p className={css.fixed}>{topic === 'searches' ? <SearchesLink /> : 'いつも届きます'}</p>
    </div>
  );
};

export const NoticeSettings = () => {
  const query = useOne(`users/${useUid()}`, userSchema);
  const place = useAnchor(NOTICE_SETTINGS);
  return (
    <div id={NOTICE_SETTINGS} ref={place} tabIndex={-1} className={css.place}>
      <Card title="通知の設定">
        <p className={css.lead}>
          メールの受け取り方を、種類ごとに選べます。選ぶとすぐに保存されます。画面のお知らせとバッジは、選択にかかわらず表示されます。「1日1回まとめて」は毎朝8時ごろにお送りします。
        </p>
        <Loaded query={query} row={query.data} none={<p>アカウントの登録が終わると選べます。</p>}>
          {({ mailChoices, deviceIds = [] }) => (
            <>
              <PushSettings deviceIds={deviceIds} />
              <div className={css.rows}>
                {topicNames.map((topic) =>
                  choicesOf(topic).length > 0 ? (
                    <ChosenRow key={topic} topic={topic} saved={mailChoices} />
                  ) : (
                    <FixedRow key={topic} topic={topic} />
                  ),
                )}
              </div>
            </>
          )}
        </Loaded>
      </Card>
    </div>
  );
};
