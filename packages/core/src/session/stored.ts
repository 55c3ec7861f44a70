import type { User } from '../client/types.ts'
import type { Clock, Report, StoredSession, TokenStore } from '../ports.ts'
import { filled, nullable, object, type Shape, string } from '../shared/shape.ts'

const user: Shape<User> = (value): value is User => object({ id: string, email: string })(value)
const storedSession = object({ accessToken: nullable(filled), refreshToken: filled, user })
const answered = object({ data: object({ accessToken: filled, refreshToken: filled, user }) })

/** The session in the answer to a sign-in or a refresh; null where the answer is no use. */
export const sessionIn = (answer: unknown) => {
  if (!answered(answer)) return null
  const { accessToken, refreshToken, user } = answer.data
  return { accessToken, refreshToken, user }
}

/** What is stored, once it has been believed. What cannot be believed is cleared and reported. */
export async function readStored(store: TokenStore, report: Report): Promise<StoredSession | null> {
  const value = await store.get()
  if (value === null || value === undefined) return null
  if (storedSession(value)) return value
  report({ what: 'The session is unreadable' })
  await store.clear()
  return null
}

export function memoryTokens(): TokenStore {
  let kept: StoredSession | null = null
  return {
    get: () => kept,
    set: (session) => {
      kept = session
    },
    clear: () => {
      kept = null
    },
  }
}

/** A storage that hangs would keep every request waiting (reliability R5). */
export const STORE_WITHIN_MS = 5_000

/** A store that never throws and always answers: after the first failure it says so once and goes on in memory. */
export function sturdy(store: TokenStore, report: Report, clock: Clock): TokenStore {
  let serving = store
  const memory = memoryTokens()
  const giveUp = (error: unknown) => {
    if (serving === memory) return
    serving = memory
    report({ what: 'The session is kept in memory', error })
  }
  const inTime = <T>(answer: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const timer = clock.setTimeout(() => reject(new Error('No answer')), STORE_WITHIN_MS)
      answer.then(resolve, reject).finally(() => clock.clearTimeout(timer))
    })
  const tried = async <T>(run: (store: TokenStore) => T | Promise<T>): Promise<T> => {
    try {
      const answer = run(serving)
      return answer instanceof Promise ? await inTime(answer) : answer
    } catch (error) {
      giveUp(error)
      return run(memory)
    }
  }
  return {
    get: () => tried((it) => it.get()),
    set: (session) => {
      memory.set(session)
      return tried((it) => it.set(session))
    },
    clear: () => {
      memory.clear()
      return tried((it) => it.clear())
    },
    subscribe: (changed) => {
      try {
        return store.subscribe?.(changed) ?? (() => undefined)
      } catch (error) {
        report({ what: 'The session is not heard', error })
        return () => undefined
      }
    },
  }
}
