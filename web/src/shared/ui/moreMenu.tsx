import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

type Item = { readonly key: string; readonly label: string; readonly onSelect: () => void };

/** Acts that are seldom wanted (most of them end something) behind one button. */
export const MoreMenu = ({ items }: { readonly items: readonly Item[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <Button variant="text" aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        その他の操作
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
