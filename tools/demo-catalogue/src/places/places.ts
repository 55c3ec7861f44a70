import { JAPAN } from './japan.ts'
import { JAPAN_BEYOND } from './japan-beyond.ts'
import { KOREA } from './korea.ts'
import type { Place } from './places.types.ts'
import { TAIWAN } from './taiwan.ts'

export const PLACES: readonly Place[] = [...JAPAN, ...JAPAN_BEYOND, ...KOREA, ...TAIWAN]
