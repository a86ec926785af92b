import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMasterOptions } from '#web/features/master/public.ts';
import { ageOptions, areaOptions, filterCount, genderOptions, jobOrders, type SearchField, searchIn } from '../jobSearch.ts';
import css from './jobCard.module.css';

type Options = ReadonlyArray<{ readonly value: string; readonly label: string }>;
const orders = Object.entries(jobOrders).map(([value, label]) => ({ value, label }));

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly any?: string;
  readonly options: Options;
  readonly onChange: (value: string) => void;
};

const FilterSelect = ({ label, value, any, options, onChange }: SelectProps) => (
  <label className={css.filter}>
    {label}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {any === undefined ? null : <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

/** What the talent looks for; every choice stands in the address at once. */
export const JobFilters = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wanted = searchIn(params);
  // Its own, so that an input method can convert undisturbed by what the address makes of the text.
  const [keyword, setKeyword] = useState(wanted.q);
  const count = filterCount(wanted) - (wanted.q === '' ? 0 : 1);
  const [categories, industries] = [useMasterOptions('jobCategory'), useMasterOptions('industry')];
  const choose = (field: SearchField) => (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(field);
        else next.set(field, value);
        return next;
      },
      { replace: true, state },
    );
  const select = (field: SearchField, label: string, options: Options) => (
    <FilterSelect label={label} value={wanted[field]} any="すべて" options={options} onChange={choose(field)} />
  );
  return (
    <search className={css.panel}>
      <label className={css.filter}>
        キーワード
        <input
          type="search"
          value={keyword}
          placeholder="タイトル、内容、場所など"
          maxLength={100}
          onChange={({ target }) => {
            setKeyword(target.value);
            choose('q')(target.value.trim());
          }}
        />
      </label>
      <details open={count > 0 || undefined}>
        <summary>{count > 0 ? `条件でしぼり込む（${count}件選択中）` : '条件でしぼり込む'}</summary>
        <div className={css.filters}>
          {select('area', '地域', areaOptions)}
          {select('category', 'お仕事の種類', categories)}
          {select('industry', '業種', industries)}
          {select('gender', '募集する性別', genderOptions)}
          {select('age', '募集する年代', ageOptions)}
        </div>
      </details>
      <FilterSelect label="並び順" value={wanted.order} options={orders} onChange={choose('order')} />
    </search>
  );
};
