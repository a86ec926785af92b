export const browserNames = {
  chrome: 'Chrome',
  safari: 'Safari',
  edge: 'Edge',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  other: 'そのほかのブラウザ',
} as const;
export type BrowserName = keyof typeof browserNames;
export const browsers = Object.keys(browserNames) as [BrowserName, ...BrowserName[]];

export const platformNames = {
  windows: 'Windows',
  mac: 'Mac',
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  chromebook: 'Chromebook',
  linux: 'Linux',
  other: 'そのほかの端末',
} as const;
export type PlatformName = keyof typeof platformNames;
export const platforms = Object.keys(platformNames) as [PlatformName, ...PlatformName[]];

const orOther = <Names extends Readonly<Record<string, string>> & { readonly other: string }>(names: Names, name: string | null): string =>
  (name !== null && names[name]) || names.other;

/** A device in words, such as 「iPhone（Safari）」. */
export const deviceText = (browser: string | null, platform: string | null): string =>
  `${orOther(platformNames, platform)}（${orOther(browserNames, browser)}）`;

/** What a browser says about itself: its user agent, and its touch points (an iPad says Mac). */
export type Hints = { readonly userAgent: string; readonly maxTouchPoints: number };

const firstMatch = <Name extends string>(text: string, signs: readonly (readonly [RegExp, Name])[]): Name | 'other' =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? 'other';

/** Edge and others also say Chrome, and Chrome also says Safari, so the order matters. */
const browserSigns = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
] as const;
const platformSigns = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'mac'],
  [/CrOS/, 'chromebook'],
  [/Linux/, 'linux'],
] as const;

export const deviceBy = ({ userAgent, maxTouchPoints }: Hints): { readonly browser: BrowserName; readonly platform: PlatformName } => {
  const platform = firstMatch(userAgent, platformSigns);
  return { browser: firstMatch(userAgent, browserSigns), platform: platform === 'mac' && maxTouchPoints > 1 ? 'ipad' : platform };
};
