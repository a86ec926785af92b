import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const [, described = ''] = /\n## Folders of the code\n([\s\S]*?)\n## /.exec(page) ?? [];

/** The rooms of functions, projections and web/src in order, as docs/architecture.md lists them. */
export const [functionsRooms = [], projectionsRooms = [], webRooms = []] = [...described.matchAll(/(?<=\n\n)- [\s\S]*?(?=\n\n|\n*$)/g)].map(
  ([list]) =>
    [...list.matchAll(/^- ((?:`[^`]+`(?:, )?)+):/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string),
    ),
);
