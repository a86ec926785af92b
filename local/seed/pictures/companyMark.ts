const colours = ['#0077cb', '#d96c75', '#3a9b94', '#8467b8', '#c8553d', '#2f4858'] as const;

/** A square logo with the company's first character, as SVG. */
export const companyMark = (name: string, number: number): string => {
  const letter = name.replace(/^(株式会社|合同会社|一般社団法人)\s*/, '').slice(0, 1);
  const colour = colours[number % colours.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img"><rect width="400" height="400" fill="${colour}"/><circle cx="${260 + (number % 3) * 30}" cy="120" r="190" fill="#fff" opacity=".14"/><text x="200" y="212" font-size="190" font-weight="700" font-family="sans-serif" fill="#fff" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
};
