import * as z from 'zod/mini'
import type { User } from '../contract/types.ts'
import { entity } from '../validation/entity.ts'

const token = z.string().check(z.refine((text) => text !== ''))
export const user = entity<User>({ id: z.string(), email: z.string() })

/** The stored session. The access token may have gone before the others (its cookie lives 15 minutes). */
export const storedSession = z.object({ accessToken: z.nullable(token), refreshToken: token, user })

/** The answer to a refresh. */
export const refreshed = z.object({ data: z.object({ accessToken: token, refreshToken: token, user }) })
