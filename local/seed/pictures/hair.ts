/** A hair style of drawn demo portraits. */
export type HairStyle = 'long' | 'bob' | 'bun' | 'wavy' | 'ponytail' | 'short' | 'sidePart' | 'crop' | 'fluffy' | 'sweptBack';

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
export const backHair = (style: HairStyle, colour: string): string => {
  const shape = backShapes[style];
  return shape ? path(shape, colour) + path(shape, '#000', ' opacity=".12"') : '';
};

/** The hair over the forehead with a highlight. */
export const frontHair = (style: HairStyle, colour: string): string =>
  `${path(before[style], colour)}<path d="M214 262 Q262 204 340 208" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="14" stroke-linecap="round"/>`;

const glasses =
  '<g fill="#fff" fill-opacity=".18" stroke="#3b3a40" stroke-width="7"><rect x="208" y="380" width="84" height="62" rx="28"/><rect x="308" y="380" width="84" height="62" rx="28"/><path d="M292 404 h16" fill="none"/></g>';
const earrings = '<g fill="#e9b949"><circle cx="172" cy="466" r="9"/><circle cx="428" cy="466" r="9"/></g>';
const beard =
  '<path d="M196 470 C206 560 262 590 300 590 C338 590 394 560 404 470 C390 520 352 532 300 532 C248 532 210 520 196 470 Z" fill="#3a2a24" opacity=".55"/>';

/** Glasses, earrings or a beard, for some casts. */
export const accessories = (number: number, gender: 1 | 2, age: number): string =>
  [
    age >= 20 && number % 5 === 3 ? glasses : '',
    gender === 2 && age >= 20 && number % 3 === 1 ? earrings : '',
    gender === 1 && age >= 35 && age < 60 && number % 4 === 2 ? beard : '',
  ].join('');
