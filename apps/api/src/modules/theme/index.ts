import type { Handlers } from '../../contract/handler.ts'
import { getPlatformStyle } from './get-platform-style.ts'

export const theme = { getPlatformStyle } satisfies Partial<Handlers>
