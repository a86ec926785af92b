import { useState } from 'react';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { haveWords } from '#web/shared/search/words.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SearchBox } from '#web/shared/ui/searchBox.tsx';
import css from './roomHead.module.css';

export type Matches = (message: Message) => boolean;

type Props = {
  /** The number of found messages; null without a keyword. */
  readonly found: number | null;
  readonly hasMore: boolean;
  /** Called for each change of the keyword; null for an empty one. */
  readonly onFind: (matches: Matches | null) => void;
  readonly onClose: () => void;
};

export const FindMessages = ({ found, hasMore, onFind, onClose }: Props) => {
  const [keyword, setKeyword] = useState('');
  const type = (typed: string) => {
    setKeyword(typed);
    onFind(typed.trim() === '' ? null : ({ text, files }) => haveWords([text ?? '', ...files.map(({ name }) => name)], typed));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React's types have no search element
    <div role="search" className={css.find}>
      <SearchBox value={keyword} hint="ことば、ファイル名" onType={type} />
      <Button variant="text" onClick={onClose}>
        検索を終了
      </Button>
      <p role="status" className={`${css.found} figures`}>
        {found === null ? '' : `${found}件見つかりました。`}
        {hasMore ? '表示済みのメッセージだけを検索します。「以前のメッセージを見る」で範囲を広げられます。' : ''}
      </p>
    </div>
  );
};
