import { type SyntheticEvent, useRef, useState } from 'react';

/** Checks a field's text, given all fields; returns the error or undefined. */
export type Check = (text: string, all: Readonly<Record<string, string>>) => string | undefined;
export type Rules = Readonly<Record<string, Check>>;
type Texts<Given extends Rules> = Record<keyof Given & string, string>;

/** No form library (13 KB): these screens load first. `begun`: texts from the page before. */
export const useCredentials = <Given extends Rules>(rules: Given, begun: Partial<Texts<Given>> = {}) => {
  const names = Object.keys(rules) as (keyof Given & string)[];
  const [texts, setTexts] = useState(() => Object.fromEntries(names.map((name) => [name, begun[name] ?? ''])) as Texts<Given>);
  const [faults, setFaults] = useState<Partial<Texts<Given>>>({});
  const inputs = useRef<Partial<Record<string, HTMLInputElement | null>>>({});

  const field = (name: keyof Given & string) => ({
    name,
    value: texts[name],
    error: faults[name],
    onChange: (value: string) => {
      setTexts((all) => ({ ...all, [name]: value }));
      setFaults((all) => ({ ...all, [name]: undefined }));
    },
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });

  const submit = (send: (texts: Texts<Given>) => void) => (event: SyntheticEvent) => {
    event.preventDefault();
    const clean = { ...texts, ...('email' in texts ? { email: texts.email.normalize('NFKC').trim() } : {}) };
    const found = Object.fromEntries(names.flatMap((name) => [[name, rules[name]?.(clean[name], clean)]])) as Partial<Texts<Given>>;
    setFaults(found);
    const first = names.find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
    else send(clean);
  };
  return { field, submit };
};
