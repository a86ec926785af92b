import { formatYen } from '#domain/kernel/format/numbers.ts';

const text = (x: number, y: number, size: number, anchor: string, words: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="#333" text-anchor="${anchor}">${words}</text>`;

/** A drawn receipt with tax of 10 %. `yen`: the amount with tax. */
export const receipt = (shop: string, what: string, yen: number): string => {
  const rows = [
    [what, yen],
    ['合計（税込）', yen],
    ['10%対象 消費税', Math.floor((yen * 10) / 110)],
  ] as const;
  const lines = rows.map(([name, sum], nth) =>
    [text(40, 230 + nth * 60, 24, 'start', name), text(400, 230 + nth * 60, 24, 'end', formatYen(sum))].join(''),
  );
  const head = text(220, 90, 40, 'middle', '領収書') + text(220, 140, 24, 'middle', shop);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 586" role="img"><rect width="440" height="586" fill="#fffdf5"/>${head}${lines.join('')}</svg>`;
};
