import { Card } from './card.tsx';
import { DetailColumns } from './detailColumns.tsx';
import { Stack } from './stack.tsx';
import css from './states.module.css';

type Size = string | number;

export const SkeletonBlock = ({ width = '100%', height = 16, ratio }: { width?: Size; height?: Size; ratio?: string }) => (
  <span className={css.bone} style={{ display: 'block', width, ...(ratio ? { aspectRatio: ratio } : { height }) }} />
);

export const RowSkeletons = ({ count = 4 }: { readonly count?: number | undefined }) => (
  <div className={css.rows} role="status" aria-label="読み込んでいます">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
      <div key={index} className={css.row}>
        <SkeletonBlock height={56} />
        <div className={css.lines}>
          <SkeletonBlock width="40%" />
          <SkeletonBlock width="75%" />
        </div>
      </div>
    ))}
  </div>
);

/** The same as the placeholder of a lazy part. */
export const rowSkeletons = (count?: number) => () => <RowSkeletons count={count} />;

const Lines = ({ widths }: { readonly widths: readonly string[] }) => (
  <Card>
    <Stack>
      {widths.map((width) => (
        <SkeletonBlock key={width} width={width} />
      ))}
    </Stack>
  </Card>
);

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
