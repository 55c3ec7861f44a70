import type { Handlers } from '../../contract/handler.ts'
import { sendWish } from './send-wish.ts'

export const feedback = { sendWish } satisfies Partial<Handlers>
