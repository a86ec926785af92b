import { useWatch } from 'react-hook-form';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeWebAddress } from '#domain/kernel/validation.ts';
import { newsAudiences } from '#domain/talk/news/audiences.ts';
import { type NewsText, newsAudienceLabels, newsText } from '#domain/talk/news/fields.ts';
import type { News } from '#projections/content/news.schema.ts';
import { NewsContent } from '#web/entities/news/newsContent.tsx';
import { href } from '#web/routing/href.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandForm } from '#web/shared/forms/commandForm.tsx';
import { PictureField } from '#web/shared/forms/pictureField.tsx';
import { onePicture } from '#web/shared/forms/pictureList.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

const { title: titleField, body: bodyField, audience: audienceField, link: linkField, picture: pictureField } = newsText.shape;
/** A picture whose upload has not ended cannot be saved. */
const schema = newsText.extend({ picture: onePicture });
const audiences = newsAudiences.map((value) => ({ value, label: newsAudienceLabels[value] }));
const startOf = (news: News | null): NewsText => ({
  title: news?.title ?? '',
  body: news?.body ?? '',
  audience: news?.audience ?? 'all',
  link: news?.link ?? '',
  picture: news?.picture ?? null,
});
const newsIdOf = (streamId: string) => streamId.replace(/^news-/, '');

export default function NewsForm({ news }: { readonly news: News | null }) {
  const kept = useDraftForm({
    name: `news-${news?.id ?? 'new'}`,
    defaultValues: startOf(news),
    schema,
  });
  const { control } = kept.form;
  const isShown = (news?.publishedAt ?? null) !== null;
  const [title, body, link, picture] = useWatch({ control, name: ['title', 'body', 'link', 'picture'] });
  const { send } = useCommand<NewsText & { newsId?: string }>({
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
          {isShown ? (
            <p>
              {labelOf(audienceField)}：{newsAudienceLabels[startOf(news).audience]}（公開中は変更できません）
            </p>
          ) : (
            <ChoiceField control={control} name="audience" label={labelOf(audienceField)} required options={audiences} />
          )}
          <TextField
            control={control}
            name="link"
            label={labelOf(linkField)}
            type="url"
            normalize={normalizeWebAddress}
            help="本文の下に「くわしく見る」と表示されます"
          />
          <PictureField control={control} name="picture" label={labelOf(pictureField)} ratio="16 / 9" />
        </CommandForm>
      </Card>
      <Card title="プレビュー">
        <h3>{title || `（${labelOf(titleField)}）`}</h3>
        <NewsContent
          item={{ body: body || `（${labelOf(bodyField)}）`, link, picture: onePicture.safeParse(picture).success ? picture : null }}
        />
      </Card>
    </Stack>
  );
}
