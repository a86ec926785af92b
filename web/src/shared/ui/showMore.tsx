import { Button } from './button.tsx';

/** The next page of a list. Shows nothing when there is none. */
export const ShowMore = ({ more, loading, onMore }: { readonly more: boolean; readonly loading: boolean; readonly onMore: () => void }) =>
  more ? (
    <div style={{ display: 'grid', justifyItems: 'center', paddingTop: 16 }}>
      <Button variant="outlined" loading={loading} onClick={onMore}>
        もっと見る
      </Button>
    </div>
  ) : null;
