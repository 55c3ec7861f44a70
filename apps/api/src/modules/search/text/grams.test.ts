import { expect, test } from 'vitest'
import { fold, gramsOf, wantedBy } from './grams.ts'

test('A Japanese word of two signs is found as one pair, and by its first sign', () => {
  expect([...gramsOf([{ ja: '美容の室' }])]).toEqual(['美容', 'ja:美容', '容の', 'の室', '室', 'ja:室'])
  expect(wantedBy('美容', null)).toEqual({ whole: ['美容'], beginnings: [] })
  expect(wantedBy('室', null)).toEqual({ whole: [], beginnings: ['室'] })
})

test('Words of the Latin script stay whole and are asked for by their beginning', () => {
  expect([...gramsOf([{ en: 'Hair & Make-up 2' }])]).toEqual(['hair', 'make', 'up', '2', 'up2'])
  expect(wantedBy('Massa', null)).toEqual({ whole: [], beginnings: ['massa'] })
})

test('Width, case, accents and kana do not keep people from finding', () => {
  expect(fold('ＣＡＦÉ ﾈｲﾙ ネイル ｶﾞ')).toBe('cafe ねいる ねいる が')
  expect(fold('스파'.normalize('NFD'))).toBe('스파')
})

test('Traditional, simplified and Japanese signs meet', () => {
  for (const word of ['美髮 臺灣 澤', '美发 台湾 泽', '美髪 台灣 沢']) expect(fold(word)).toBe('美发 台湾 泽')
})

test.each([
  ['茅ヶ崎', '茅ケ崎', '茅が崎', '茅ヵ崎', '茅箇崎'],
  ['霞が関', '霞ヶ関', '霞ガ關'],
  ['四ツ谷', '四谷', '四ッ谷', '四つ谷', '四っ谷'],
  ['三つ星', '三ツ星', '三ッ星'],
  ['ウェディング', 'ウエディング', 'うえでぃんぐ'],
  ['フィットネス', 'フイットネス', 'ﾌｨｯﾄﾈｽ'],
  ['ティータイム', 'テイータイム'],
  ['いすゞ', 'いすず', 'イスヾ'],
  ['祇園', '祗園'],
  ['青山', '靑山'],
  ['清水', '淸水'],
  ['戸越', '戶越', '户越'],
  ['橋本', '槗本', '𣘺本', '桥本'],
  ['籠', '篭', '笼'],
  ['鉄板', '鐡板', '鐵板'],
  ['本郷', '本鄕', '本鄉'],
  ['屏風', '屛風'],
  ['頬', '頰'],
  ['髙島', '高島', '高嶋', '髙嶌'],
  ['葛\u{e0100}', '葛', '葛\ufe00'],
  ['佐々木', '佐佐木'],
  ['ヴァイオリン', 'バイオリン', 'ばいおりん', 'ｳﾞｧｲｵﾘﾝ'],
  ['ラヴ', 'ラブ'],
  ['ヱビス', 'エビス', 'ゑびす'],
  ['渡邉', '渡辺', '渡邊'],
  ['斎藤', '齋藤', '斉藤', '齊藤'],
  ['山﨑', '山崎', '山嵜'],
  ['𠮷野家', '吉野家'],
  ['山ノ内', '山の内', '山之内'],
  ['いすゝ', 'いすす'],
  ['浜', '濵', '濱'],
  ['著物', '着物'],
  ['Straße', 'STRASSE'],
  ['ısparta', 'isparta'],
  ['na\u00adil', 'nail', 'na\u200bil', '\u202anail'],
])('fold makes one spelling of %s and the others', (...spellings) => {
  expect(new Set(spellings.map(fold)).size).toBe(1)
})

test('fold keeps apart words that only look alike', () => {
  for (const [one, other] of [
    ['びよういん', 'びょういん'],
    ['はつか', 'はっか'],
    ['スーパー', 'スパ'],
    ['ビール', 'ビル'],
  ])
    expect(fold(one ?? '')).not.toBe(fold(other ?? ''))
})

test('gramsOf finds what stands on both sides of a space without it, and Hangul by its initials', () => {
  const grams = gramsOf([{ ja: '鮨 海平', en: 'Suhada Lab', ko: '금산 뷰티' }])
  const has = (keyword: string) => {
    const wanted = wantedBy(keyword, null)
    return (
      wanted?.whole.every((gram) => grams.has(gram)) === true &&
      wanted.beginnings.every((start) => [...grams].some((gram) => gram.startsWith(start)))
    )
  }
  expect(
    ['鮨海平', '海平', 'suhadalab', 'suhadal', '금산뷰티', 'ㄱㅅㅂㅌ', 'ㄱㅅ', '금산뷰ㅌ'].filter((one) => !has(one)),
  ).toEqual([])
  expect(['ㅅㅂㅌ', '鮨平', 'labsuhada'].filter(has)).toEqual([])
  expect([...gramsOf([{ en: 'Suhada, Lab' }])]).toEqual(['suhada', 'lab'])
})

test('Small English words count only when there is nothing else', () => {
  expect(wantedBy('spa in Tokyo', null)).toEqual({ whole: [], beginnings: ['spa', 'tokyo'] })
  expect(wantedBy('the', null)).toEqual({ whole: [], beginnings: ['the'] })
})

test('Characters that Japanese and Chinese share are looked for in the language of the reader', () => {
  expect(wantedBy('美容 ネイル spa', 'ja')).toEqual({ whole: ['ja:美容', 'ねい', 'いる'], beginnings: ['spa'] })
  expect(wantedBy('車', 'zh')).toEqual({ whole: [], beginnings: ['zh:车'] })
  expect(wantedBy('美容', 'ko')).toEqual({ whole: ['美容'], beginnings: [] })
})

test('Blank asks for nothing; signs without a letter ask for what nobody has', () => {
  expect(wantedBy('  ', null)).toBeNull()
  expect(wantedBy('💅 !!', null)).toEqual({ whole: [], beginnings: [] })
})

test('Two scripts in one keyword are cut apart', () => {
  expect(wantedBy('Nail東京 렌터카', null)).toEqual({ whole: ['东京', '렌터', '터카'], beginnings: ['nail'] })
})
