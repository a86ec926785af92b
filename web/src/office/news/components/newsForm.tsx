import { useWatch } from 'react-hook-form';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { newsText } from '#domain/talk/news/fields.ts';
import type { News } from '#projections/content/news.schema.ts';
import { href } from '#web/routing/href.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandForm } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

const { title: titleField, body: bodyField } = newsText.shape;
const newsIdOf = (streamId: string) => streamId.replace(/^news-/, '');

/** Creates or edits a news item, with a preview. */
export default function NewsForm({ news }: { readonly news: News | null }) {
  const kept = useDraftForm({
    name: `news-${news?.id ?? 'new'}`,
    defaultValues: { title: news?.title ?? '', body: news?.body ?? '' },
    schema: newsText,
  });
  const { control } = kept.form;
  const [title, body] = useWatch({ control, name: ['title', 'body'] });
  const { send } = useCommand<{ title: string; body: string; newsId?: string }>({
    callable: 'news',
    type: news ? 'edit' : 'write',
    // An edit may repeat an earlier text, so it needs a new id; a retried creation keeps its id.
    again: news !== null,
    shownBy: ({ streamId }) => `news/${newsIdOf(streamId)}`,
  });
  return (
    <Stack>
      <Card title={news ? 'お知らせを編集する' : 'お知らせを書く'}>
        <CommandForm
          kept={kept}
          submitLabel={news ? '変更を保存する' : '下書きを保存する'}
          onSend={async (text) => {
            const { streamId } = await send({ ...text, ...(news && { newsId: news.id }) });
            showToast('保存しました');
            return { to: href('officeNewsItem', { newsId: newsIdOf(streamId) }) };
          }}
        >
          <TextField control={control} name="title" label={labelOf(titleField)} required limit={limitOf(titleField)} />
          <TextField control={control} name="body" label={labelOf(bodyField)} required multiline limit={limitOf(bodyField)} />
        </CommandForm>
      </Card>
      <Card title="プレビュー">
        <h3>{title || `（${labelOf(titleField)}）`}</h3>
        <Prose>{body || `（${labelOf(bodyField)}）`}</Prose>
      </Card>
    </Stack>
  );
}
