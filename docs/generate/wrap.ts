/** The longest line (characters) of a generated page. */
export const WIDTH = 100;

/** Breaks a text at spaces into lines of at most `WIDTH`. A single longer word stays whole. */
export const wrapped = (text: string, first = '', rest = first): string[] => {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    const isEmpty = line === first || line === rest;
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest + word;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line];
};

/** An item of a list; the lines after the first are indented. */
export const item = (text: string, depth = 0): string[] => {
  const indent = '  '.repeat(depth);
  return wrapped(text, `${indent}- `, `${indent}  `);
};

export const code = (text: string): string => `\`${text}\``;
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');
