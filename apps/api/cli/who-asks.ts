import { userInfo } from 'node:os'

/** In characters before they are encoded: header values are ASCII. */
const LONGEST_NAME = 64

/** OPERATOR_NAME or the user of the machine, as `x-operator` and the log have it. */
export const whoAsks = ({ OPERATOR_NAME }: Readonly<Record<string, string | undefined>>): string =>
  encodedName(OPERATOR_NAME || systemName())

/** Encoded where a header cannot carry it. */
export const encodedName = (name: string): string =>
  [...name.toWellFormed()]
    .slice(0, LONGEST_NAME)
    .map((sign) => (/[\x20-\x24\x26-\x7e]/.test(sign) ? sign : encodeURIComponent(sign)))
    .join('')

function systemName(): string {
  try {
    return userInfo().username
  } catch {
    return '' // an account without a name, as in some containers
  }
}
