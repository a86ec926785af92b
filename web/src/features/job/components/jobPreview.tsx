import { type Control, useWatch } from 'react-hook-form';
import { longEnd, timeSpan } from '#domain/kernel/format/times.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { withRoles } from '#domain/work/job/roles.ts';
import { feeText, placeText, wantedText } from '#web/entities/job/texts.ts';
import { UNSENT } from '#web/shared/forms/pictureList.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { JobFormValues } from '../jobForm.ts';
import css from './jobDescription.module.css';
import { JobPictures } from './jobPictures.tsx';

const { labels } = postingCatalogue;
const OPEN = '未入力';

export const JobPreview = ({ control }: { readonly control: Control<JobFormValues, unknown, unknown> }) => {
  const values = withRoles(useWatch({ control }) as JobFormValues);
  const { title, description, startsAt, endsAt, feeMin, feeMax, numberOfPeople, entryDeadline } = values;
  return (
    <Card>
      <Stack>
        <JobPictures job={{ pictures: values.pictures.filter((path) => path !== UNSENT) }} />
        <h3 className={css.title}>{title || 'タイトル未入力'}</h3>
        {feeMin === undefined || feeMax === undefined ? null : (
          <p className={`${css.fee} figures`}>
            <NetYen>{feeText({ feeMin, feeMax })}</NetYen>
          </p>
        )}
        <Facts
          facts={[
            ...(feeMin === undefined || feeMax === undefined ? [{ term: '報酬', value: OPEN }] : []),
            { term: '日時', value: startsAt === undefined || endsAt === undefined ? OPEN : timeSpan(startsAt, endsAt) },
            { term: labels.place, value: placeText(values) },
            { term: labels.numberOfPeople, value: numberOfPeople === undefined ? OPEN : `${numberOfPeople}人` },
            { term: '対象', value: wantedText(values) },
            { term: labels.entryDeadline, value: entryDeadline === undefined ? OPEN : longEnd(entryDeadline) },
          ]}
        />
        <p className={css.prose}>{description || `${labels.description}：${OPEN}`}</p>
      </Stack>
    </Card>
  );
};
