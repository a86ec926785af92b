/** A language or skill. `levels`: their labels from 1; without any, one has it or not. */
export type ProficiencyRow = { readonly code: string; readonly label: string; readonly levels: readonly string[] };
/** A language or skill of a person. `level`: from 1; 1 for a row without levels. */
export type Proficiency = { readonly code: string; readonly level: number };

const rowsOf = (levels: readonly string[], named: string): readonly ProficiencyRow[] =>
  named.split(',').map((pair) => {
    const [code = '', label = ''] = pair.split(' ');
    return { code, label, levels };
  });

/** The languages that a cast may name (codes of ISO 639-3). Codes are stored and never change. */
export const languages = rowsOf(
  ['日常会話', 'ビジネス', 'ネイティブ'],
  'eng 英語,zho 中国語,yue 広東語,kor 韓国語,jpn 日本語,fra フランス語,deu ドイツ語,spa スペイン語,por ポルトガル語,' +
    'ita イタリア語,rus ロシア語,tha タイ語,vie ベトナム語,ind インドネシア語,jsl 手話',
);

/** The skills that a cast may name. Codes are stored and never change. */
export const skills: readonly ProficiencyRow[] = [
  ...rowsOf(
    ['経験あり', '得意', 'プロ'],
    'dance ダンス,hiphop ヒップホップ,ballet バレエ,buyo 日本舞踊,song 歌唱,piano ピアノ,guitar ギター,violin バイオリン,shamisen 三味線,' +
      'narration ナレーション,narrationEn 英語ナレーション,mc 司会,tate 殺陣,action アクション,acrobatics アクロバット,budo 武道,' +
      'kitsuke 着付け,tea 茶道,calligraphy 書道,flowers 華道,cooking 料理,yoga ヨガ,swimming 水泳,riding 乗馬,' +
      'ski スキー・スノーボード,golf ゴルフ',
  ),
  ...rowsOf([], 'car 運転免許（普通）,motorcycle 運転免許（二輪）,truck 運転免許（大型）,boat 小型船舶免許'),
];

/** All languages and skills. Their codes differ. */
export const proficiencyRows: readonly ProficiencyRow[] = [...languages, ...skills];

/** The maximum number of languages and skills of a posting, and of a search for casts. */
export const PROFICIENCIES_MAX = 5;

export const isProficiencyIn = (rows: readonly ProficiencyRow[], { code, level }: Proficiency): boolean => {
  const row = rows.find((each) => each.code === code);
  return row !== undefined && Number.isInteger(level) && level >= 1 && level <= Math.max(1, row.levels.length);
};

/** The levels of a row to choose from. `orAbove`: a level also means those above it. */
export const levelOptions = ({ levels }: ProficiencyRow, orAbove: boolean) =>
  levels.map((label, at) => ({ value: at + 1, label: orAbove && at + 1 < levels.length ? `${label}以上` : label }));

/** 「英語（ビジネス）」. The code of a row that no longer exists is shown as it is. */
export const proficiencyText = ({ code, level }: Proficiency, orAbove = false): string => {
  const row = proficiencyRows.find((each) => each.code === code);
  const chosen = row && levelOptions(row, orAbove).find(({ value }) => value === level);
  return chosen ? `${row.label}（${chosen.label}）` : (row?.label ?? code);
};

/** A language or skill in an address: `eng.2`. */
export const proficiencyKey = ({ code, level }: Proficiency): string => `${code}.${level}`;
/** Reads `proficiencyKey`; null for a text that means no row or level. */
export const proficiencyIn = (key: string): Proficiency | null => {
  const [code = '', level] = key.split('.');
  const read = { code, level: Number(level) };
  return proficiencyKey(read) === key && isProficiencyIn(proficiencyRows, read) ? read : null;
};
