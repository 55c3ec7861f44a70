import { isName } from '@yoyaku/input'
import { z } from 'zod'
import { normaliseName } from '../members/person-name.ts'

export type GivenNames = { firstName: string | null; lastName: string | null }

const LONGEST = 50

/** The name from a provider if it is valid here, else null: then the user types one. */
export function givenName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = normaliseName(value)
  return isName(name) && [...name].length <= LONGEST ? name : null
}

const appleUser = z.object({ name: z.object({ firstName: z.unknown().optional(), lastName: z.unknown().optional() }) })

/**
 * The names in Apple's form, which has them the first time only. The form is not signed, so the names are treated like
 * typed ones, and its e-mail is ignored.
 */
export function namesInForm(user: string | null): GivenNames {
  const { name } = appleUser.safeParse(parsed(user ?? '')).data ?? {}
  return { firstName: givenName(name?.firstName), lastName: givenName(name?.lastName) }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
