import type { User } from '../client/types.ts'
import type { Report, StoredSession, TokenStore } from '../ports.ts'
import { filled, nullable, object, type Shape, string } from '../shared/shape.ts'

export const user: Shape<User> = (value): value is User => object({ id: string, email: string })(value)
const storedSession = object({ accessToken: nullable(filled), refreshToken: filled, user })

/** The stored session, once it is validated. An invalid one is cleared and reported. */
export async function readStored(store: TokenStore, report: Report): Promise<StoredSession | null> {
  const value = await store.get()
  if (value === null || value === undefined) return null
  if (storedSession(value)) return value
  report({ what: 'The session is unreadable' })
  await store.clear()
  return null
}
