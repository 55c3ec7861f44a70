import { stripVTControlCharacters } from 'node:util'
import { vitest } from '@yoyaku/mutants/vitest'
import type { Torture } from './torture.types.ts'

const USUAL_SECONDS = 5

/** The tests of a folder as `npm run test:all` runs them, but all of them, and what can be repeated is, for so many seconds each. */
export const torturedBy =
  (folder: 'races' | 'points'): Torture =>
  async ({ seconds, only }) => {
    const args = [`apps/api/torture/${folder}`, ...(only ? ['-t', only] : [])]
    const { status, output } = await vitest(args, {
      project: 'api',
      env: { TORTURE_SECONDS: String(seconds ?? USUAL_SECONDS) },
      show: true,
    })
    // Vitest is content where a pattern fits no test at all.
    return status === 0 && /Tests .*\d passed/.test(stripVTControlCharacters(output))
  }
