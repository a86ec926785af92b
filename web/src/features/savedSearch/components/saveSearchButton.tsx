import { Button } from '#web/shared/ui/button.tsx';

export const SaveSearchButton = ({ onClick }: { readonly onClick?: () => void }) => (
  <Button variant="text" size="small" aria-haspopup="dialog" onClick={onClick}>
    この検索条件を保存
  </Button>
);
