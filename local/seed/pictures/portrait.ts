import { accessories, backHair, frontHair, type HairStyle } from './hair.ts';

/**
 * What a portrait shows. It depends only on the cast's number, so that each start draws the same.
 */
export type PortraitTraits = {
  readonly number: number;
  readonly gender: 1 | 2;
  /** Full years; grey hair from 60, a smaller face below 13. */
  readonly age: number;
  /** 0 = the thumbnail; others show the same person in other clothes. */
  readonly variant: number;
};

const backgrounds = [
  ['#dff1fb', '#b9def3'],
  ['#fdebd8', '#f8cfae'],
  ['#e7f4e4', '#bfe0bd'],
  ['#f6e6f1', '#e6c0db'],
  ['#eeeafb', '#cdc2ef'],
  ['#fff4cf', '#f6dd93'],
  ['#e2f3f1', '#aedad5'],
  ['#fbe3e1', '#f1b9b4'],
] as const;
const clothes = [
  '#33658a',
  '#f4f1ea',
  '#2f4858',
  '#d96c75',
  '#7a9e7e',
  '#f2b950',
  '#6d5a8d',
  '#1f2937',
  '#c8553d',
  '#88a9c3',
  '#e8d5c4',
] as const;
const skins = ['#f8d9c0', '#f3cdaf', '#eec3a2', '#fbe2cf', '#e3b48f'] as const;
const hairColours = ['#2b2220', '#3a2a24', '#4b3428', '#1d1b1f', '#6a4a35', '#8a6142'] as const;
const womenStyles: readonly HairStyle[] = ['long', 'bob', 'bun', 'wavy', 'ponytail', 'short'];
const menStyles: readonly HairStyle[] = ['sidePart', 'crop', 'fluffy', 'sweptBack', 'short'];

/** The item for a number, such that neighbours differ and two lists do not repeat together. */
const chosen = <Item>(items: readonly Item[], number: number, step: number): Item =>
  items[(number * step + (number >> 2)) % items.length] as Item;

const collar = (kind: number, colour: string, skin: string) =>
  [
    `<path d="M246 610 L300 700 L354 610 Z" fill="${skin}"/><path d="M246 606 L300 704 L262 730 L222 628 Z M354 606 L300 704 L338 730 L378 628 Z" fill="#fff" opacity=".92"/>`,
    `<path d="M238 596 Q300 668 362 596 L362 640 Q300 700 238 640 Z" fill="${colour}"/><path d="M238 610 Q300 680 362 610" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="6"/>`,
    `<path d="M234 606 Q300 716 366 606 Z" fill="${skin}"/>`,
    `<path d="M228 612 L300 760 L372 612 L346 600 L300 672 L254 600 Z" fill="#fff"/><path d="M120 660 L228 612 L300 770 L372 612 L480 660 L420 800 L180 800 Z" fill="#000" opacity=".12"/>`,
  ][kind % 4];

const face = (eyes: string, smile: number) => `
<g fill="${eyes}"><ellipse cx="252" cy="408" rx="12" ry="15"/><ellipse cx="348" cy="408" rx="12" ry="15"/></g>
<g fill="#fff"><circle cx="256" cy="402" r="4.5"/><circle cx="352" cy="402" r="4.5"/></g>
<g fill="none" stroke="${eyes}" stroke-linecap="round"><path d="M228 ${372 - smile} Q252 ${356 - smile} 276 ${370 - smile}" stroke-width="8"/><path d="M324 ${370 - smile} Q348 ${356 - smile} 372 ${372 - smile}" stroke-width="8"/></g>
<path d="M300 420 q-9 30 3 34" fill="none" stroke="#b5785a" stroke-width="5" stroke-linecap="round"/>
<path d="M262 ${478 - smile} Q300 ${506 + smile * 2} 338 ${478 - smile}" fill="${smile > 3 ? '#fff' : 'none'}" stroke="#a8483f" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>
<g fill="#f08a7d" opacity=".28"><ellipse cx="222" cy="456" rx="26" ry="16"/><ellipse cx="378" cy="456" rx="26" ry="16"/></g>`;

/** A flat portrait in 3:4 as SVG. */
export const portrait = ({ number, gender, age, variant }: PortraitTraits): string => {
  const [light, deep] = chosen(backgrounds, number + variant * 3, 3);
  const dress = chosen(clothes, number + variant * 4, 5);
  const skin = chosen(skins, number, 2);
  const hair = age >= 60 ? chosen(['#b9b6b3', '#8f8b89', '#d9d6d2'], number, 1) : chosen(hairColours, number, 5);
  const style = chosen(gender === 2 ? womenStyles : menStyles, number, 1);
  const scale = age < 13 ? 0.86 : 1;
  const lean = ((number + variant) % 5) - 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" role="img">
<defs><linearGradient id="b" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect width="600" height="800" fill="url(#b)"/>
<circle cx="${120 + ((number * 67 + variant * 140) % 380)}" cy="${170 + ((number * 41) % 160)}" r="${190 + ((number * 29) % 80)}" fill="#fff" opacity=".34"/>
<g transform="translate(300 800) scale(${scale}) rotate(${lean}) translate(-300 -800)">
${backHair(style, hair)}
<path d="M50 820 C54 676 168 632 252 606 L348 606 C432 632 546 676 550 820 Z" fill="${dress}"/>
<path d="M250 500 h100 v112 q-50 56 -100 0 Z" fill="${skin}"/><path d="M250 536 q50 48 100 0 v26 q-50 44 -100 0 Z" fill="#000" opacity=".1"/>
${collar(number + variant, dress, skin)}
<g fill="${skin}"><ellipse cx="176" cy="424" rx="24" ry="34"/><ellipse cx="424" cy="424" rx="24" ry="34"/></g>
<path d="M174 380 C174 262 238 226 300 226 C362 226 426 262 426 380 C426 490 368 566 300 566 C232 566 174 490 174 380 Z" fill="${skin}"/>
${face(age >= 60 ? '#4a3b35' : '#2b2220', 2 + (number % 4))}
${frontHair(style, hair)}
${accessories(number, gender, age)}
</g></svg>`;
};
