import type { SeedSearchTag } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import { LANGUAGES, t } from '../text.ts'

const TOP_SEARCHES: readonly [Text, number][] = [
  [t('kimono', '기모노', '着物', '和服'), 1284],
  [t('omakase', '오마카세', 'おまかせ', '無菜單料理'), 1103],
  [t('car rental okinawa', '오키나와 렌터카', '沖縄 レンタカー', '沖繩租車'), 968],
  [t('head spa', '헤드 스파', 'ヘッドスパ', '頭皮 SPA'), 871],
  [t('tea ceremony', '다도', '茶道', '茶道'), 742],
  [t('hanbok', '한복', '韓服', '韓服'), 655],
  [t('gel nails', '젤 네일', 'ジェルネイル', '凝膠美甲'), 610],
  [t('private sauna', '프라이빗 사우나', '貸切サウナ', '私人三溫暖'), 534],
  [t('pottery', '도예', '陶芸', '陶藝'), 468],
  [t('lash lift', '속눈썹 펌', 'まつげパーマ', '翹睫'), 402],
]

export const SEARCH_TAGS: SeedSearchTag[] = LANGUAGES.flatMap((language) =>
  TOP_SEARCHES.map(([keyword, count]) => ({ language, keyword: keyword[language], count })),
)
