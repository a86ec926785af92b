import type { ReactNode } from 'react';
import css from './fieldGroup.module.css';

type Props = { readonly legend: ReactNode; readonly children: ReactNode /** As many fields in a row as fit. */; readonly inRows?: boolean };

export const FieldGroup = ({ legend, children, inRows = false }: Props) => (
  <fieldset className={inRows ? `${css.group} ${css.rows}` : css.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
