import { JAPAN } from './japan.ts'
import { KOREA } from './korea.ts'
import type { Place } from './places.types.ts'
import { TAIWAN } from './taiwan.ts'

export const PLACES: readonly Place[] = [...JAPAN, ...KOREA, ...TAIWAN]
