import { Button } from './button.tsx';

/** The button for the next page of a list; nothing if there is none. */
export const ShowMore = ({ more, loading, onMore }: { readonly more: boolean; readonly loading: boolean; readonly onMore: () => void }) =>
  more ? (
    <div style={{ display: 'grid', justifyItems: 'center', paddingTop: 16 }}>
      <Button variant="outlined" loading={loading} onClick={onMore}>
        もっと見る
      </Button>
    </div>
  ) : null;
