import type { Locale } from '../../../contract/types.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Words } from './words.types.ts'
import { zh } from './zh.ts'

export const words: Record<Locale, Words> = { en, ko, ja, zh }
