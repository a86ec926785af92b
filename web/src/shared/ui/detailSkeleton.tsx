import { Card } from './card.tsx';
import { DetailColumns } from './detailColumns.tsx';
import { SkeletonBlock } from './skeleton.tsx';
import { Stack } from './stack.tsx';

const Lines = ({ widths }: { readonly widths: readonly string[] }) => (
  <Card>
    <Stack>
      {widths.map((width) => (
        <SkeletonBlock key={width} width={width} />
      ))}
    </Stack>
  </Card>
);

/** The skeleton of a detail page: picture, if any, cards and side card. */
export const DetailSkeleton = ({ ratio }: { readonly ratio?: string }) => (
  <div role="status" aria-label="読み込んでいます">
    <DetailColumns
      main={
        <>
          {ratio ? <SkeletonBlock ratio={ratio} /> : null}
          <Lines widths={['40%', '85%', '60%']} />
          <Lines widths={['30%', '90%', '75%']} />
        </>
      }
      side={<Lines widths={['50%', '100%']} />}
    />
  </div>
);
