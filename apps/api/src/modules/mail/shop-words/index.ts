import type { Locale } from '../../../contract/types.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { ShopWords } from './shop-words.types.ts'
import { zh } from './zh.ts'

export const shopWords: Record<Locale, ShopWords> = { en, ko, ja, zh }
