import { readPhone } from '@yoyaku/input'
import { type RawBuilder, sql } from 'kysely'
import type { FieldError } from '../../contract/types.ts'
import { normaliseEmail } from '../../lib/email-address.ts'

type Query = { email?: string; phone?: string; name?: string; codeNumber?: string }
type Conditions = { conditions: RawBuilder<boolean>[] } | { fields: FieldError[] }

/** Fewer digits would be the end of too many numbers; the index holds as many. */
const LEAST_DIGITS = 6

/** The conditions on a reservation of who booked it, as an operator hears or types it. Each is one that an index answers. */
export function whoBooked({ email, phone, name, codeNumber }: Query): Conditions {
  const conditions: RawBuilder<boolean>[] = []
  const fields: FieldError[] = []
  if (email !== undefined) {
    const address = normaliseEmail(email)
    if (address === null) fields.push({ field: 'email', code: 'FORMAT' })
    else
      conditions.push(sql<boolean>`(lower(contact ->> 'email') = ${address}
        or member_id = any (array(select id from member where email = ${address})))`)
  }
  if (phone !== undefined) {
    const numbers = readPhone(phone).map(endOf)
    if (numbers.length === 0 || numbers.some((end) => end.length < LEAST_DIGITS))
      fields.push({ field: 'phone', code: 'FORMAT' })
    else
      conditions.push(sql<boolean>`(right(contact ->> 'phone', ${sql.lit(LEAST_DIGITS)}) = any (${numbers.map((end) => end.slice(-LEAST_DIGITS))})
        and contact ->> 'phone' like any (${numbers.map((end) => `%${end}`)}))`)
  }
  if (name !== undefined) conditions.push(hasName(name))
  if (codeNumber !== undefined)
    conditions.push(sql<boolean>`code_number = ${codeNumber.toUpperCase().replaceAll(/[\s-]/g, '')}`)
  return fields.length > 0 ? { fields } : { conditions }
}

/** A number within a country begins with a zero that its international form lacks. */
const endOf = (number: string): string => (number.startsWith('+') ? number : number.replace(/^0+/, ''))

function hasName(name: string): RawBuilder<boolean> {
  const names = sql`names_in_both_orders(contact)`
  const wanted = sql`lower(${name.normalize('NFC').replaceAll(/\s/g, '')})`
  return sql<boolean>`(letters_and_pairs(${names}) @> letters_and_pairs(${wanted}) and position(${wanted} in ${names}) > 0)`
}
