import { fold } from '../text/grams.ts'

const ENGLISH_NUMBERS = 'a one two three four five six seven eight nine ten'.split(' ')
const HAN_NUMBERS = fold('一二三四五六七八九十')
/** The other two. */
const LIANG = fold('兩')
const HANGUL_NUMBERS = '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열'.split(' ')

const count = `(?:\\d{1,2}|[${HAN_NUMBERS}${LIANG}]|${[...ENGLISH_NUMBERS].reverse().join('|')}|${HANGUL_NUMBERS.join('|')})`
const counter = '(?:名様|名|人|位|個|명)?'
const adults = '(?:adults?|grown-?ups?|大人|おとな|成人|성인|어른|대인)'
const children =
  '(?:children|child|kids?|toddlers?|infants?|bab(?:y|ies)|子ども|子供|こども|お子様|お子さん|小学生|小人|幼児|乳児|赤ちゃん|小孩子?|小朋友|兒童|孩子|아이|어린이|소아|아동|유아|아기)'
const and = ' ?(?:and|with|&|\\+|,|、|と|和|跟|加|와|과|하고|,)? ?'
/** One of one-day and 1回 count nobody, and 毛小孩 are pets. */
const partOf = (word: string): string =>
  `(?:(?<![\\d.,a-z])${count} ?${counter} ?${word}(?![a-z])|(?<![a-z毛])${word} ?${count}(?![\\d.,a-z-]|[日回次일회]) ?${counter}(?![a-z]))`

/** Adults, children or both, in a folded keyword: 2 adults 1 kid, 大人2人子ども1人, 2大1小. */
export const PARTY_PATTERNS: readonly string[] = [
  `${partOf(adults)}${and}${partOf(children)}`,
  `${partOf(children)}${and}${partOf(adults)}`,
  `(?<!\\d)${count} ?大 ?${count} ?小(?![一-鿿])`,
  partOf(adults),
  partOf(children),
]

const COUNT = new RegExp(`(?<![a-z])${count}(?![a-z])`, 'gu')

/** Reads how many people a part of a keyword that matches a pattern says, children too. */
export const partyIn = (typed: string): number =>
  [...fold(typed).matchAll(COUNT)].reduce((sum, [number]) => sum + numberOf(number), 0)

function numberOf(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed)
  if (typed === LIANG) return 2
  const english = ENGLISH_NUMBERS.indexOf(typed)
  if (english >= 0) return Math.max(english, 1)
  return Math.max([...HAN_NUMBERS].indexOf(typed), HANGUL_NUMBERS.map(fold).indexOf(typed)) + 1
}
