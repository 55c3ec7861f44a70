import type { Schema } from '../../src/contract/load.ts'
import { faultsOf, resolved } from './faults.ts'

/** Texts in a URL or a header that the contract does not allow for a parameter. */
export function textFaultsOf(given: Schema): string[] {
  const schema = resolved(given)
  if (schema.type === 'array') {
    const { maxItems, items } = schema as { maxItems: number; items: Schema }
    return [
      ...textFaultsOf(items),
      ...[
        Array(maxItems + 1)
          .fill('x')
          .join('\n'),
      ],
    ]
  }
  if (schema.type === 'integer') return integerFaults(schema)
  return faultsOf(given).flatMap((json) => {
    const text: unknown = schema.type === 'string' && json.startsWith('"') ? JSON.parse(json) : null
    // Half a surrogate pair cannot be written in a URL; its replacement is an ordinary character.
    return typeof text === 'string' && text.isWellFormed() ? [text] : []
  })
}

const integerFaults = ({ minimum, maximum }: Schema) => [
  ...['', ' ', 'NaN', 'Infinity', '1.5', '1e400', 'true', 'null', '１', '1,2', '1 2', '--1', '1\0', '٣'],
  ...(typeof minimum === 'number' ? [`${minimum - 1}`, '-2147483649', '-1e9'] : []),
  ...(typeof maximum === 'number' ? [`${maximum + 1}`, '9'.repeat(400)] : []),
]

/** Texts that may be allowed and must do nothing but be looked for. */
export const HOSTILE = [
  "' or '1'='1",
  "'; drop table member; --",
  '1; select pg_sleep(10)',
  '\\',
  '%',
  '_',
  '*)(uid=*))(|(uid=*',
  '%s%n%x%d',
  `\${jndi:ldap://x}`,
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  'toString',
  'a\r\nSet-Cookie: a=b',
  '\u202egnirts',
  'z\u200be\u200br\u200bo',
  `Z${'\u0316'.repeat(40)}`,
  '\ufdfa',
  '😀👨‍👩‍👧‍👦',
  '한글',
  '한글'.normalize('NFD'),
  'ﾊﾝｶｸ',
  'が'.normalize('NFD'),
  '體',
  '体',
  '-1',
  'null',
  'undefined',
  'true',
  '0',
  'NaN',
  '[object Object]',
]
