import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { code } from './wrap.ts';

const head = `# Errors

A refusal has a code and a Japanese message. The server sends both; the browser shows the message.
\`npm run reference\` writes this page from \`domain/kernel/errorMessages.ts\`.`;

export const errorsPage = (): string => {
  const sections = Object.entries(errorMessages).flatMap(([name, message]) => [`- ${code(name)}`, `  ${message}`]);
  return [head, '', ...sections, ''].join('\n');
};
