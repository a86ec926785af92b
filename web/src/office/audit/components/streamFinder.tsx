import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizeText } from '#domain/kernel/validation.ts';
import { TextInput } from '#web/shared/forms/textInput.tsx';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { historyOf } from '../../history/historyAddress.ts';
import css from '../audit.module.css';

const kinds = [
  { value: 'around', label: 'お仕事とその取引すべて' },
  { value: 'offer', label: 'オファー' },
  { value: 'entry', label: 'エントリー' },
  { value: 'record', label: '取引の記録（退会した方）' },
  { value: 'job', label: 'お仕事' },
  { value: 'talent', label: 'キャスト' },
  { value: 'client', label: 'クライアント' },
  { value: 'account', label: 'アカウント' },
  { value: 'chat', label: 'ルーム（本文を除く）' },
  { value: 'audit', label: '監査の記録（番号_日付）' },
] as const;

export const StreamFinder = () => {
  const navigate = useNavigate();
  const [kind, setKind] = useState<string>('around');
  const [id, setId] = useState('');
  const [error, setError] = useState<string>();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = normalizeText(id);
    if (!/^[\w-]{1,200}$/.test(wanted)) return setError('一覧やアドレスに表示されている番号を入力してください。');
    navigate(historyOf(kind, wanted));
  };
  return (
    <Card title="履歴をさがす">
      <form noValidate onSubmit={find} className={css.filters}>
        <FilterSelect label="対象" value={kind} options={kinds} onChange={setKind} />
        <TextInput name="id" label="番号" required value={id} error={error} onChange={setId} normalize={normalizeText} />
        <Button type="submit">履歴を表示</Button>
      </form>
      <p>オファーや請求の一覧にある「履歴」からも開けます。閲覧したことは記録されます。</p>
    </Card>
  );
};
