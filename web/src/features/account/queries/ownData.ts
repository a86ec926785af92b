import { siteName } from '#domain/kernel/siteName.ts';
import type { OwnDataPage } from '#domain/office/operation/ownData.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';

type Part = Pick<OwnDataPage, 'title' | 'labels' | 'rows'>;

/** Reads all pages of the own data, with the rows of a part together. */
const readOwnData = async (): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  let from: OwnDataPage['next'] = null;
  do {
    const { next, title, labels, rows }: OwnDataPage = await askFunction<OwnDataPage>('ownData', { type: 'read', from });
    const last = parts.at(-1);
    if (last?.title === title) parts.splice(-1, 1, { title, labels, rows: [...last.rows, ...rows] });
    else parts.push({ title, labels, rows });
    from = next;
  } while (from);
  return parts;
};

/** The own data as the text of a JSON file; `now` in ms. Times in it are ms since 1970. */
export const ownDataFile = async (now: number): Promise<string> => {
  const parts = await readOwnData();
  const about = `${siteName}に登録されているご自分のデータです。各項目の日本語名は「labels」、内容は「rows」にあります。日時は1970年からのミリ秒です。`;
  return JSON.stringify({ about, createdAt: new Date(now).toISOString(), parts }, null, 2);
};
