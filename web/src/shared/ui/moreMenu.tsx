import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

type Item = { readonly key: string; readonly label: string; readonly onSelect: () => void };

type Props = {
  readonly items: readonly Item[];
  readonly label?: string;
  /** What the acts are about, where a page has several such buttons. */
  readonly about?: string;
};

/** Acts that are seldom wanted (most of them end something) behind one button. */
export const MoreMenu = ({ items, label = 'その他の操作', about }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={about ? `${about}：${label}` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        {items.map(({ key, label, onSelect }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              onSelect();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
