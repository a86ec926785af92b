import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { placeBeside } from '../ui/placeBeside.ts';
import { type AddressSearch, chosenIn, type Wanted } from './addressSearch.ts';
import css from './filterBar.module.css';
import { type Filter, labelIn, type SelectFilter } from './filterSelect.tsx';

type Choose = AddressSearch['choose'];

/** The chosen values in words: the first one and the number of others; empty without any. */
const chosenText = (filters: readonly Filter[], wanted: Wanted): string => {
  const [first, ...others] = filters.flatMap((filter) => chosenIn(wanted, filter.field).flatMap((value) => labelIn(filter, value) ?? []));
  return first === undefined ? '' : others.length > 0 ? `${first} ほか${others.length}` : first;
};

type ControlProps = { readonly wanted: Wanted; readonly choose: Choose };

type TicksProps = ControlProps & {
  readonly filter: SelectFilter;
  /** A box that is no longer ticked disappears, so the focus moves. */
  readonly onLeave?: () => void;
};

/** The options of a filter as boxes to tick; only one stays ticked if it has one value. */
const Ticks = ({ filter: { field, options, several = false }, wanted, choose, onLeave }: TicksProps) => {
  const chosen = chosenIn(wanted, field);
  const toggled = (value: string): readonly string[] => {
    if (chosen.includes(value)) return chosen.filter((each) => each !== value);
    return several ? [...chosen, value] : [value];
  };
  return (
    <div className={css.ticks}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => {
              choose(field, toggled(value).join(','));
              onLeave?.();
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
};

const Control = ({ filter, wanted, choose }: ControlProps & { readonly filter: Filter }) => {
  const own = useRef<HTMLDivElement>(null);
  if (!('show' in filter)) return <Ticks filter={filter} wanted={wanted} choose={choose} />;
  const chosen = chosenIn(wanted, filter.field);
  return (
    <>
      <div ref={own}>{filter.show(chosen, (values) => choose(filter.field, values.join(',')))}</div>
      <Ticks
        filter={{
          field: filter.field,
          label: filter.label,
          options: chosen.map((value) => ({ value, label: filter.labelOf(value) })),
          several: true,
        }}
        wanted={wanted}
        choose={choose}
        onLeave={() => own.current?.querySelector<HTMLElement>('input, button')?.focus()}
      />
    </>
  );
};

const Part = ({ label, filters, wanted, choose }: ControlProps & { readonly label: string; readonly filters: readonly Filter[] }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const text = chosenText(filters, wanted);
  const onBeforeToggle = ({ newState }: ToggleEvent) => (newState === 'open' ? setOpen(true) : undefined);
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return setOpen(false);
    if (popover.current && button.current) placeBeside(popover.current, button.current);
    popover.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${css.part} ${text ? css.set : ''}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        <small>{label}</small>
        <span title={text}>{text || 'すべて'}</span>
      </button>
      <div ref={popover} id={id} popover="auto" className={css.popover} onBeforeToggle={onBeforeToggle} onToggle={onToggle}>
        {open ? (
          <div role="dialog" aria-label={label}>
            {filters.map((filter) =>
              // A control of its own has its label.
              filters.length === 1 || 'show' in filter ? (
                <Control key={filter.field} filter={filter} wanted={wanted} choose={choose} />
              ) : (
                <fieldset key={filter.field}>
                  <legend>{filter.label}</legend>
                  <Control filter={filter} wanted={wanted} choose={choose} />
                </fieldset>
              ),
            )}
            {text ? (
              <Button
                variant="text"
                onClick={() => {
                  for (const { field } of filters) choose(field, '');
                  button.current?.focus();
                }}
              >
                この条件を外す
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  );
};

/** The most filters with a part of their own; the others share one. */
const OWN_PARTS = 5;

export type FilterBarProps = ControlProps & { readonly keyword: ReactNode; readonly filters: readonly Filter[] };

/** A search as one sentence: the keyword and each filter, of which only set ones are dark. */
export const FilterBar = ({ keyword, filters, wanted, choose }: FilterBarProps) => {
  const own = filters.length > OWN_PARTS ? OWN_PARTS - 1 : filters.length;
  const others = filters.slice(own);
  return (
    <div className={css.bar}>
      {keyword}
      {filters.slice(0, own).map((filter) => (
        <Part key={filter.field} label={filter.label} filters={[filter]} wanted={wanted} choose={choose} />
      ))}
      {others.length > 0 ? <Part label="その他の条件" filters={others} wanted={wanted} choose={choose} /> : null}
    </div>
  );
};
