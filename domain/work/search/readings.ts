const pairsIn = (...lines: readonly string[]): readonly (readonly [name: string, reading: string])[] =>
  lines.flatMap((line) => line.split(',')).map((pair) => pair.split(' ') as [string, string]);

/** Places where jobs are, with their readings. */
export const placeReadings = pairsIn(
  '千代田 ちよだ,中央区 ちゅうおうく,港区 みなとく,新宿 しんじゅく,文京 ぶんきょう,台東 たいとう,墨田 すみだ,江東 こうとう',
  '品川 しながわ,目黒 めぐろ,大田区 おおたく,世田谷 せたがや,渋谷 しぶや,中野 なかの,杉並 すぎなみ,豊島 としま,池袋 いけぶくろ',
  '荒川 あらかわ,板橋 いたばし,練馬 ねりま,足立 あだち,葛飾 かつしか,江戸川 えどがわ,八王子 はちおうじ,立川 たちかわ,武蔵野 むさしの',
  '三鷹 みたか,調布 ちょうふ,町田 まちだ,原宿 はらじゅく,六本木 ろっぽんぎ,赤坂 あかさか,青山 あおやま,表参道 おもてさんどう',
  '銀座 ぎんざ,秋葉原 あきはばら,恵比寿 えびす,代官山 だいかんやま,下北沢 しもきたざわ,お台場 おだいば,有明 ありあけ,浅草 あさくさ',
  '横浜 よこはま,川崎 かわさき,相模原 さがみはら,鎌倉 かまくら,藤沢 ふじさわ,茅ヶ崎 ちがさき,横須賀 よこすか,大宮 おおみや,浦和 うらわ',
  '幕張 まくはり,船橋 ふなばし,札幌 さっぽろ,仙台 せんだい,名古屋 なごや,浜松 はままつ,金沢 かなざわ,堺市 さかいし,梅田 うめだ',
  '難波 なんば,心斎橋 しんさいばし,神戸 こうべ,姫路 ひめじ,北九州 きたきゅうしゅう,博多 はかた,天神 てんじん,那覇 なは,日比谷 ひびや',
);

export const companyReadings = pairsIn(
  '株式会社 かぶしきがいしゃ,有限会社 ゆうげんがいしゃ,合同会社 ごうどうがいしゃ,企画 きかく,映像 えいぞう,映画 えいが,商事 しょうじ',
  '商会 しょうかい,商店 しょうてん,製作所 せいさくしょ,制作 せいさく,広告 こうこく,食品 しょくひん,印刷 いんさつ,出版 しゅっぱん',
  '放送 ほうそう,芸能 げいのう,劇団 げきだん,劇場 げきじょう,事務所 じむしょ,不動産 ふどうさん,旅行 りょこう,百貨店 ひゃっかてん',
  '美容 びよう,化粧品 けしょうひん,呉服店 ごふくてん,写真館 しゃしんかん,学園 がくえん,電機 でんき,工業 こうぎょう,建設 けんせつ',
  '新聞 しんぶん,文化 ぶんか,音楽 おんがく,研究所 けんきゅうじょ,本舗 ほんぽ,酒造 しゅぞう,製菓 せいか,証券 しょうけん,銀行 ぎんこう',
);

/** The readings of the prefectures without 都, 府 or 県, in hiragana and Latin, by code from 1. */
export const prefectureReadings = pairsIn(
  'ほっかいどう hokkaido,あおもり aomori,いわて iwate,みやぎ miyagi,あきた akita,やまがた yamagata,ふくしま fukushima',
  'いばらき ibaraki,とちぎ tochigi,ぐんま gunma,さいたま saitama,ちば chiba,とうきょう tokyo,かながわ kanagawa',
  'にいがた niigata,とやま toyama,いしかわ ishikawa,ふくい fukui,やまなし yamanashi,ながの nagano,ぎふ gifu',
  'しずおか shizuoka,あいち aichi,みえ mie,しが shiga,きょうと kyoto,おおさか osaka,ひょうご hyogo,なら nara',
  'わかやま wakayama,とっとり tottori,しまね shimane,おかやま okayama,ひろしま hiroshima,やまぐち yamaguchi',
  'とくしま tokushima,かがわ kagawa,えひめ ehime,こうち kochi,ふくおか fukuoka,さが saga,ながさき nagasaki',
  'くまもと kumamoto,おおいた oita,みやざき miyazaki,かごしま kagoshima,おきなわ okinawa',
);
