const colours = ['#0077cb', '#d96c75', '#3a9b94', '#8467b8', '#c8553d', '#2f4858'] as const;

/** A square logo with the company's first character, as SVG. */
export const companyMark = (name: string, number: number): string => {
  const letter = name.replace(/^(株式会社|合同会社|一般社団法人)\s*/, '').slice(0, 1);
  const colour = colours[number % colours.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img"><rect width="400" height="400" fill="${colour}"/><circle cx="${260 + (number % 3) * 30}" cy="120" r="190" fill="#fff" opacity=".14"/><text x="200" y="212" font-size="190" font-weight="700" font-family="sans-serif" fill="#fff" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
};

/** The kinds of work of the demo jobs; each has its own scene. */
export type Scene = 'studio' | 'stage' | 'city' | 'cafe' | 'exhibition' | 'nature' | 'kimono' | 'sports' | 'voice' | 'fashion';

type Palette = readonly [sky: string, ground: string, main: string, accent: string, dark: string];
const palettes: readonly Palette[] = [
  ['#dceff9', '#b7d9ec', '#5eb9e6', '#f6b64b', '#28475c'],
  ['#fdeedd', '#f3cfa9', '#e07a5f', '#3d8b94', '#4a2f27'],
  ['#e9f3e4', '#bcd9b2', '#6aa56f', '#f2c14e', '#2f4b36'],
  ['#efe9f8', '#cfc0e8', '#8467b8', '#f28f8f', '#36284f'],
  ['#e3f2f1', '#acd8d4', '#3a9b94', '#ffb26b', '#1f4744'],
];

const repeat = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('');
const person = (x: number, y: number, size: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle cx="0" cy="-92" r="27" fill="#f3cdaf"/><path d="M-28 -98 C-28 -134 28 -134 28 -98 C14 -108 -14 -108 -28 -98 Z" fill="#3a2a24"/><path d="M-46 0 C-46 -52 -24 -64 0 -64 C24 -64 46 -52 46 0 Z" fill="${body}"/></g>`;

const scenes: Record<Scene, (palette: Palette, shift: number) => string> = {
  studio: ([, ground, main, accent, dark], shift) =>
    `<path d="M300 90 h600 v380 q0 60 60 90 h-720 q60 -30 60 -90 Z" fill="#fff" opacity=".75"/>
     <g fill="${dark}"><path d="M150 560 l52 -330 h12 l52 330 h-14 l-44 -250 l-44 250 Z"/><path d="M940 560 l52 -300 h12 l52 300 h-14 l-44 -230 l-44 230 Z"/></g>
     <path d="M150 130 l130 30 l-20 90 l-130 -30 Z" fill="${accent}"/><path d="M930 170 l120 -20 l16 80 l-120 20 Z" fill="${main}"/>
     ${person(560 + shift * 20, 560, 2.1, main)}<ellipse cx="600" cy="590" rx="420" ry="26" fill="${ground}"/>`,
  stage: ([, , main, accent, dark], shift) =>
    `<rect width="1200" height="675" fill="${dark}"/>${repeat(5, (at) => `<path d="M${140 + at * 230} 0 l-${110 - shift * 8} 560 h${220 - shift * 10} Z" fill="${at % 2 ? main : accent}" opacity=".25"/>`)}
     <ellipse cx="600" cy="580" rx="520" ry="60" fill="${main}" opacity=".55"/>${person(470, 560, 1.6, accent)}${person(600, 575, 1.9, '#fff')}${person(735, 560, 1.6, main)}
     <path d="M0 0 h150 q-10 340 -90 560 h-60 Z M1200 0 h-150 q10 340 90 560 h60 Z" fill="#a83a3a"/>`,
  city: ([, ground, main, accent, dark], shift) =>
    `${repeat(9, (at) => {
      const height = 180 + ((at * 97 + shift * 53) % 260);
      const windows = repeat(
        Math.floor(height / 46),
        (row) => `<rect x="${at * 140 - 10}" y="${590 - height + row * 44}" width="70" height="14" fill="#fff" opacity=".35"/>`,
      );
      return `<rect x="${at * 140 - 30}" y="${560 - height}" width="112" height="${height}" fill="${at % 3 ? main : dark}" opacity="${at % 2 ? 0.85 : 0.6}"/>${windows}`;
    })}<rect y="560" width="1200" height="115" fill="${ground}"/><circle cx="${920 - shift * 60}" cy="140" r="70" fill="${accent}"/>${person(420, 640, 1.7, accent)}${person(560, 640, 1.6, '#fff')}`,
  cafe: ([, ground, main, accent, dark], shift) =>
    `<rect x="120" y="90" width="430" height="300" rx="16" fill="#fff" opacity=".8"/><path d="M120 240 h430 M335 90 v300" stroke="${ground}" stroke-width="10"/>
     ${repeat(3, (at) => `<path d="M${700 + at * 150} 0 v${90 + ((at + shift) % 3) * 30}" stroke="${dark}" stroke-width="5"/><path d="M${660 + at * 150} ${150 + ((at + shift) % 3) * 30} a40 46 0 0 1 80 0 Z" fill="${accent}"/>`)}
     ${person(380, 520, 1.7, main)}${person(800, 520, 1.7, accent)}<rect x="200" y="500" width="800" height="34" rx="10" fill="${dark}"/><rect x="560" y="452" width="76" height="50" rx="10" fill="#fff"/><path d="M636 464 q32 8 0 30" fill="none" stroke="#fff" stroke-width="9"/><rect y="600" width="1200" height="75" fill="${ground}"/>`,
  exhibition: ([, ground, main, accent, dark], shift) =>
    `<rect y="540" width="1200" height="135" fill="${ground}"/>${repeat(3, (at) => `<g transform="translate(${70 + at * 370} 0)"><rect y="210" width="320" height="330" fill="#fff"/><rect y="150" width="320" height="64" fill="${[main, accent, dark][(at + shift) % 3]}"/><rect x="40" y="260" width="240" height="130" rx="8" fill="${[main, accent, dark][(at + shift + 1) % 3]}" opacity=".3"/><rect x="60" y="440" width="200" height="100" fill="${main}" opacity=".5"/></g>`)}
     ${person(300, 610, 1.5, accent)}${person(650, 620, 1.7, main)}${person(980, 610, 1.5, dark)}`,
  nature: ([, ground, main, accent, dark], shift) =>
    `<circle cx="${240 + shift * 70}" cy="150" r="80" fill="${accent}"/><path d="M0 470 L260 210 L430 400 L640 160 L900 430 L1040 300 L1200 450 V675 H0 Z" fill="${main}" opacity=".55"/><path d="M0 520 Q300 430 620 510 T1200 480 V675 H0 Z" fill="${ground}"/>
     ${repeat(7, (at) => `<path d="M${90 + at * 170} 600 l34 -${110 + ((at * 31) % 60)} l34 ${110 + ((at * 31) % 60)} Z" fill="${dark}" opacity=".75"/>`)}${person(600, 640, 1.6, accent)}`,
  kimono: ([, ground, main, accent, dark], shift) =>
    `<circle cx="${860 - shift * 40}" cy="250" r="170" fill="#d9534f" opacity=".85"/>${repeat(14, (at) => `<path d="M${(at * 173) % 1200} ${60 + ((at * 89) % 330)} q12 -18 24 0 q-12 22 -24 0" fill="#f7b7c5"/>`)}
     <path d="M0 560 h1200 v115 H0 Z" fill="${ground}"/>${repeat(6, (at) => `<path d="M${at * 220 - 40} 600 a70 70 0 0 1 140 0 M${at * 220 - 10} 600 a40 40 0 0 1 80 0" fill="none" stroke="#fff" stroke-width="8" opacity=".7"/>`)}
     ${repeat(10, (at) => `<path d="M560 600 L${300 + shift * 10} 600 A260 260 0 0 1 ${316 + shift * 10} 514 Z" transform="rotate(${at * 18} 560 600)" fill="${at % 2 ? main : accent}" stroke="#fff" stroke-width="4"/>`)}
     <circle cx="560" cy="600" r="24" fill="${dark}"/>`,
  sports: ([, ground, main, accent, dark], shift) =>
    `<path d="M0 420 h1200 v255 H0 Z" fill="${ground}"/>${repeat(5, (at) => `<path d="M-60 ${450 + at * 48} Q600 ${400 + at * 56} 1260 ${450 + at * 48}" fill="none" stroke="#fff" stroke-width="7" opacity=".8"/>`)}
     ${repeat(24, (at) => `<circle cx="${at * 52}" cy="${330 + ((at * 37) % 60)}" r="22" fill="${[main, accent, dark][at % 3]}" opacity=".5"/>`)}${person(360 + shift * 24, 600, 1.9, accent)}${person(780, 580, 1.7, main)}`,
  voice: ([, ground, main, accent, dark], shift) =>
    `<rect width="1200" height="675" fill="${ground}" opacity=".6"/>${repeat(16, (at) => `<rect x="${70 + at * 68}" y="${337 - (40 + ((at * 61 + shift * 40) % 200))}" width="30" height="${2 * (40 + ((at * 61 + shift * 40) % 200))}" rx="15" fill="${main}" opacity=".35"/>`)}
     <rect x="520" y="130" width="160" height="270" rx="80" fill="${dark}"/>${repeat(5, (at) => `<path d="M540 ${190 + at * 40} h120" stroke="#fff" stroke-width="6" opacity=".35"/>`)}<path d="M460 330 a140 140 0 0 0 280 0 M600 470 v90 M500 566 h200" fill="none" stroke="${accent}" stroke-width="22" stroke-linecap="round"/>`,
  fashion: ([, ground, main, accent, dark], shift) =>
    `<path d="M420 675 L520 300 H680 L780 675 Z" fill="#fff" opacity=".85"/><rect x="0" y="120" width="380" height="400" fill="${main}" opacity=".35"/><rect x="820" y="120" width="380" height="400" fill="${accent}" opacity=".35"/>
     ${repeat(6, (at) => `<circle cx="${60 + at * 54}" cy="${500 + ((at * 17) % 30)}" r="26" fill="${dark}" opacity=".5"/><circle cx="${870 + at * 54}" cy="${500 + ((at * 23) % 30)}" r="26" fill="${dark}" opacity=".5"/>`)}
     <path d="M552 330 L648 330 L${720 - shift * 10} 600 H${480 + shift * 10} Z" fill="${main}"/>${person(600, 350, 1.35, accent)}<rect y="640" width="1200" height="35" fill="${ground}"/>`,
};

/** A flat scene in 16:9 as SVG; the number chooses colours, offsets and direction. */
export const jobPicture = (scene: Scene, number: number): string => {
  const palette = palettes[(number * 1 + Math.floor(number / 10)) % palettes.length] as Palette;
  const mirrored = Math.floor(number / 5) % 2 === 1 ? ' transform="matrix(-1 0 0 1 1200 0)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" role="img"><rect width="1200" height="675" fill="${palette[0]}"/><g${mirrored}>${scenes[scene](palette, number % 5)}</g></svg>`;
};
