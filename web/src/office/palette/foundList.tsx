import { useEffect, useRef } from 'react';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Icon, type IconName } from '#web/shared/ui/icon.tsx';
import type { Group, Hit } from './hits.ts';
import { matchIn, type Option } from './options.ts';
import css from './palette.module.css';

const icons: Readonly<Record<Hit['kind'], IconName>> = {
  操作: 'check',
  画面: 'forward',
  キャスト: 'person',
  クライアント: 'person',
  アカウント: 'person',
  オファー: 'offer',
  エントリー: 'offer',
  お仕事: 'work',
  請求書: 'message',
  請求: 'message',
  受講生: 'person',
};

const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) => {
  const found = matchIn(text, typed);
  if (!found) return text;
  const [from, to] = found;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
};

type Props = {
  readonly id: string;
  readonly groups: readonly Group[];
  /** All options in order: the hits of the groups, then the ways of the chosen hit. */
  readonly options: readonly Option[];
  readonly at: number;
  readonly typed: string;
  readonly onOpen: (option: Option, inNewTab: boolean) => void;
};

export const FoundList = ({ id, groups, options, at, typed, onOpen }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each choice
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, options.length]);
  const propsOf = (place: number) => ({
    id: `${id}${place}`,
    'aria-selected': place === at,
    onClick: (event: { readonly ctrlKey: boolean; readonly metaKey: boolean }) =>
      onOpen(options[place] as Option, event.ctrlKey || event.metaKey),
  });
  const starts = groups.map((_, nth) => groups.slice(0, nth).reduce((sum, { hits }) => sum + hits.length, 0));
  const ways = options.flatMap((option, place) => (option.way === null ? [] : [{ ...option, way: option.way, place }]));
  const subject = options[at]?.hit;
  return (
    <div ref={list} role="listbox" id={`${id}list`} aria-label="見つかったもの" className={ways.length > 0 ? css.beside : undefined}>
      <div className={css.groups}>
        {groups.map(({ label, hits }, nth) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={label} role="group" aria-label={label}>
            <div aria-hidden="true" className={css.head}>
              {label}
            </div>
            {hits.map((hit, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
              <div
                role="option"
                key={hit.kind + hit.to}
                aria-label={[hit.name, hit.about, hit.kind].filter(Boolean).join(' ')}
                aria-describedby={hit === subject && hit.facts?.length ? `${id}facts` : undefined}
                {...propsOf((starts[nth] as number) + index)}
              >
                <Icon name={icons[hit.kind]} size={20} />
                <span title={hit.name}>
                  <Marked text={hit.name} typed={typed} />
                </span>
                <small>
                  <Marked text={hit.about} typed={typed} />
                </small>
                <em>{hit.kind}</em>
              </div>
            ))}
          </div>
        ))}
      </div>
      {subject && ways.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div role="group" aria-label={`${subject.name}の操作`} className={css.ways}>
          <div aria-hidden="true" className={css.head}>
            {subject.name}
            <small>{[subject.kind, subject.about].filter(Boolean).join('・')}</small>
            {subject.facts?.length ? (
              <div id={`${id}facts`}>
                <Facts facts={subject.facts} />
              </div>
            ) : null}
          </div>
          {ways.map(({ way, to, place }) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
            <div role="option" key={to} {...propsOf(place)}>
              <span>{way}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
};
