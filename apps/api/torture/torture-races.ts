import { vitest } from './command.ts'
import type { Torture } from './torture.types.ts'

/** The races of `npm test`, each of them again and again for so many seconds. */
export const tortureRaces: Torture = async ({ seconds, only }) => {
  const args = ['apps/api/torture/races', ...(only ? ['-t', only] : [])]
  const { status } = await vitest(args, { env: { TORTURE_SECONDS: String(seconds) }, show: true })
  return status === 0
}
