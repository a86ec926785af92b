type HairStyle = 'long' | 'bob' | 'bun' | 'wavy' | 'ponytail' | 'short' | 'sidePart' | 'crop' | 'fluffy' | 'sweptBack';

const backShapes: Partial<Record<HairStyle, string>> = {
  long: 'M140 400 C130 250 210 178 300 178 C390 178 470 250 460 400 C456 520 474 620 488 700 C420 730 180 730 112 700 C126 620 144 520 140 400 Z',
  bob: 'M142 400 C134 250 210 182 300 182 C390 182 466 250 458 400 C456 470 462 520 452 560 C420 590 180 590 148 560 C138 520 144 470 142 400 Z',
  wavy: 'M132 400 C120 240 214 172 300 172 C386 172 480 240 468 400 C500 450 452 490 488 540 C520 600 460 640 486 690 C430 720 170 720 114 690 C140 640 80 600 112 540 C148 490 100 450 132 400 Z',
  ponytail: 'M400 260 C500 270 540 400 500 560 C490 610 460 640 446 620 C476 540 450 420 396 360 Z',
  bun: 'M300 96 a72 66 0 1 1 -1 0 Z',
};

const fringe =
  'M166 404 C150 250 220 184 300 184 C380 184 450 250 434 404 C428 350 404 318 372 300 C340 330 240 344 214 316 C190 338 172 360 166 404 Z';
const before: Record<HairStyle, string> = {
  long: fringe,
  bob: 'M160 440 C146 250 220 184 300 184 C380 184 454 250 440 440 C436 380 424 346 408 330 L192 330 C176 346 164 380 160 440 Z',
  bun: 'M168 396 C156 256 224 190 300 190 C376 190 444 256 432 396 C420 330 380 290 300 286 C220 290 180 330 168 396 Z',
  wavy: 'M164 420 C146 250 220 180 300 180 C380 180 454 250 436 420 C430 350 396 300 330 262 C290 320 190 330 164 420 Z',
  ponytail: 'M166 400 C152 254 222 186 300 186 C378 186 448 254 434 400 C424 340 390 300 352 284 C300 320 214 330 166 400 Z',
  short:
    'M164 410 C146 246 216 176 300 176 C384 176 454 246 436 410 C432 362 418 334 396 316 C352 336 300 300 268 306 C226 312 180 344 164 410 Z',
  sidePart:
    'M166 384 C150 240 222 172 304 172 C392 172 450 236 434 384 C426 334 404 304 380 292 C330 300 270 290 238 262 C226 300 186 326 166 384 Z',
  crop: 'M170 376 C160 244 226 186 300 186 C374 186 440 244 430 376 C420 320 398 288 366 278 L234 278 C202 288 180 320 170 376 Z',
  fluffy:
    'M160 394 C130 340 150 262 188 246 C196 190 262 158 312 174 C372 154 430 200 428 248 C466 276 464 346 440 394 C434 350 416 326 396 318 C380 336 350 318 330 330 C310 314 282 334 262 318 C240 338 214 322 202 330 C182 340 168 360 160 394 Z',
  sweptBack:
    'M168 380 C148 230 232 164 306 166 C386 168 454 236 432 380 C424 326 400 282 340 262 C300 250 250 258 222 284 C194 304 178 338 168 380 Z',
};

const path = (shape: string, colour: string, extra = '') => `<path d="${shape}" fill="${colour}"${extra}/>`;

/** The hair drawn before the head, if the style has any. */
const backHair = (style: HairStyle, colour: string): string => {
  const shape = backShapes[style];
  return shape ? path(shape, colour) + path(shape, '#000', ' opacity=".12"') : '';
};

/** The hair over the forehead with a highlight. */
const frontHair = (style: HairStyle, colour: string): string =>
  `${path(before[style], colour)}<path d="M214 262 Q262 204 340 208" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="14" stroke-linecap="round"/>`;

const glasses =
  '<g fill="#fff" fill-opacity=".18" stroke="#3b3a40" stroke-width="7"><rect x="208" y="380" width="84" height="62" rx="28"/><rect x="308" y="380" width="84" height="62" rx="28"/><path d="M292 404 h16" fill="none"/></g>';
const earrings = '<g fill="#e9b949"><circle cx="172" cy="466" r="9"/><circle cx="428" cy="466" r="9"/></g>';
const beard =
  '<path d="M196 470 C206 560 262 590 300 590 C338 590 394 560 404 470 C390 520 352 532 300 532 C248 532 210 520 196 470 Z" fill="#3a2a24" opacity=".55"/>';

/** Glasses, earrings or a beard, for some casts. */
const accessories = (number: number, gender: 1 | 2, age: number): string =>
  [
    age >= 20 && number % 5 === 3 ? glasses : '',
    gender === 2 && age >= 20 && number % 3 === 1 ? earrings : '',
    gender === 1 && age >= 35 && age < 60 && number % 4 === 2 ? beard : '',
  ].join('');

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
