import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Row } from '../ui/stack.tsx';
import { FieldGroup } from './fieldGroup.tsx';

type Props = {
  readonly rows: readonly { readonly id: string }[];
  /** The name of a row, from 0. */
  readonly nameOf: (at: number) => string;
  /** Rows that stay: the last ones have no button. */
  readonly least?: number;
  readonly removeLabel?: string;
  readonly onRemove: (at: number) => void;
  readonly fault?: string | undefined;
  readonly addLabel: string;
  /** Null if there can be no more rows. */
  readonly onAdd: (() => void) | null;
  /** As many fields in a row as fit. */
  readonly inRows?: boolean;
  readonly children: (at: number) => ReactNode;
};

/** Rows of a form that the user adds and removes. A removal moves the focus to the other button. */
export const RepeatedRows = ({
  rows,
  nameOf,
  least = 0,
  removeLabel = '削除',
  onRemove,
  fault,
  addLabel,
  onAdd,
  inRows = false,
  children,
}: Props) => {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {rows.map(({ id }, at) => (
        <FieldGroup key={id} legend={nameOf(at)} inRows={inRows}>
          {children(at)}
          {rows.length > least ? (
            <Button
              variant="text"
              aria-label={`${nameOf(at)}を${removeLabel}`}
              onClick={() => {
                onRemove(at);
                add.current?.focus();
              }}
            >
              {removeLabel}
            </Button>
          ) : null}
        </FieldGroup>
      ))}
      {fault ? <Notice tone="error">{fault}</Notice> : null}
      <Row>
        <Button ref={add} variant="outlined" disabled={onAdd === null} onClick={() => onAdd?.()}>
          {addLabel}
        </Button>
      </Row>
    </>
  );
};
