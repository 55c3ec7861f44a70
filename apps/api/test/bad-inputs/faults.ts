import { loadContract, type Schema } from '../../src/contract/load.ts'

const { schemas } = loadContract()
const LONG = 10_000
const DEPTH = 1000

/** The schema itself; of a choice with null, the other one. */
export function resolved(schema: Schema): Schema {
  if (typeof schema.$ref === 'string') return resolved({ ...schemas[schema.$ref], ...without(schema, '$ref') })
  if (!Array.isArray(schema.oneOf)) return schema
  const choice = (schema.oneOf as Schema[]).find(({ type }) => type !== 'null') ?? {}
  return { ...resolved(choice), nullable: true }
}

const without = (schema: Schema, name: string) =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name))

const typesOf = ({ type }: Schema): string[] => [type as string | string[]].flat()
const quoted = (texts: string[]) => texts.map((text) => JSON.stringify(text))

const deep = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH)
/** As JSON, by type: what is none. */
const values: Record<string, string[]> = {
  null: ['null'],
  boolean: ['true', 'false'],
  number: ['0', '-0', '-1', '1.5', '1e308', '1e400', '-1e400', '9007199254740993'],
  string: quoted(['', ' ', 'true', '5', 'NaN', 'Infinity', '[object Object]', 'x'.repeat(LONG)]),
  array: ['[]', '[[]]', '["a"]', '[null]', deep('[', ']')],
  object: [
    '{}',
    '{"$gt":""}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{}}',
    deep('{"a":', '}').replace('{"a":}', '{}'),
  ],
}

/** Texts that are invalid everywhere. */
const UNSTORABLE = ['nul \0', '\ud800 half', 'half \udfff']

const byFormat: Record<string, string[]> = {
  email: [
    'hana',
    'hana@',
    '@example.com',
    'hana@@example.com',
    'hana@example',
    'ha na@example.com',
    '"ha na"@example.com',
    'hana@[127.0.0.1]',
    'hana@example.com\r\nBcc: victim@example.com',
    'hana@example..com',
    'hana@-example.com',
    'hana@exa\u00admple.com/x',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`,
  ],
  date: [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '9999-12-31',
    '-002026-11-24',
    '+002026-11-24',
    '2026-11-24T00:00:00Z',
    '2026-1-1',
    '20261124',
    '24.11.2026',
    '令和8年11月24日',
    '民國115-11-24',
    '2026-11-24\n',
    '２０２６-11-24',
  ],
  'date-time': [
    '2026-11-24T24:00:00Z',
    '2026-11-24T03:00:60Z',
    '2026-11-24T03:00:00',
    '2026-02-30T03:00:00Z',
    '0000-01-01T00:00:00Z',
    '12026-01-01T00:00:00Z',
    '2026-11-24T03:00:00+25:00',
    '2026-11-24',
    '1e12',
  ],
}

/** Texts that the pattern of a named schema refuses. */
const byName: Record<string, string[]> = {
  PersonName: ['<b>Hana</b>', 'R2D2', '😀', '-', '\u0301', `Z${'\u0316'.repeat(6)}`, '﷽1', 'a\u0007b'],
  FreeText: ['a\u0007b', 'a\u001b[31mb', 'a\rb', '\u202enanaH', '\u2066a'],
  Phone: [
    '09012345678',
    '+0123456789',
    '+1234567890123456',
    'tel:+819012345678',
    '+81 90',
    '＋８１９０１２３４５６７８',
  ],
  PlainTime: ['24:00', '9:00', '12:60', '12:00:60', '-1:00', '１２:００', '12:00\n'],
}

/** As JSON, whatever the schema does not allow. */
export function faultsOf(given: Schema): string[] {
  const schema = resolved(given)
  const types = typesOf(schema)
  const nullable = schema.nullable === true || types.includes('null')
  const wrong = Object.entries(values).flatMap(([type, texts]) => {
    if (types.includes(type) || (type === 'null' && nullable)) return []
    // An integer is a number, too; its own faults come below.
    return type === 'number' && types.includes('integer') ? [] : texts
  })
  return [...new Set([...wrong, ...types.flatMap((type) => ownFaults[type]?.(schema, given) ?? [])])]
}

const ownFaults: Record<string, (schema: Schema, given: Schema) => string[]> = {
  integer: ({ minimum, maximum }) => [
    '1.5',
    '1e308',
    '1e400',
    '-1e400',
    '9007199254740993',
    ...(typeof minimum === 'number' ? [`${minimum - 1}`, '-2147483649', ...(minimum > 0 ? ['-0'] : [])] : []),
    ...(typeof maximum === 'number' ? [`${maximum + 1}`] : []),
  ],
  string: (
    { minLength, maxLength, 'x-pattern': pattern, 'x-format': exact, format = exact, enum: allowed },
    { $ref: name },
  ) =>
    quoted([
      ...UNSTORABLE,
      ...(Number(minLength) > 0 ? [''] : []),
      ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1), '한'.repeat(maxLength + 1)] : []),
      ...(Array.isArray(allowed) ? ['', 'nothing', `${allowed[0]} `, `${allowed[0]}s`] : []),
      ...(byFormat[String(format)] ?? []),
      ...(byName[String(name)] ?? []),
      ...(pattern === '\\S' ? [' ', '\n\t', '\u3000'] : []),
    ]),
  array: ({ maxItems, items }) => [
    ...(typeof maxItems === 'number'
      ? [
          `[${Array(maxItems + 1)
            .fill('"x"')
            .join()}]`,
        ]
      : []),
    ...(items ? [`[${faultsOf(items as Schema)[0]}]`] : []),
  ],
  object: ({ properties = {}, additionalProperties }) =>
    additionalProperties === false
      ? ['{"__proto__x":1}', `{${Object.keys(properties as object).map((name) => `"${name}_":1`)}}`]
      : [],
}
