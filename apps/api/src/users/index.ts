import type { Handlers } from '../contract/handler.ts'
import { getMe } from './get-me.ts'
import { updateMe } from './update-me.ts'

export const users = { getMe, updateMe } satisfies Partial<Handlers>
