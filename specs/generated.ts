import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { exampleAnswers } from './answers.ts'
import { withNamedTypes } from './named-types.ts'
import { type Document, publicPart } from './public-part.ts'

export type Generated = { path: URL; text: string }

type Limited = { maxLength: number }
type Contract = Parameters<typeof exampleAnswers>[0] &
  Document & {
    paths: {
      '/api/v1/google-sheet': {
        post: { requestBody: { content: { 'application/json': { schema: { properties: { content: Limited } } } } } }
      }
    }
    components: {
      responses: { WaitingListAnswer: { 'x-max-open': number } }
      schemas: {
        Email: Limited
        Quantity: { maximum: number }
        Locale: { enum: string[] }
        Currency: { enum: string[] }
        PersonName: Limited
        ReservationBody: { properties: { specialRequirement: Limited } }
        CancelBody: { properties: { reasonText: Limited } }
        Error: { 'x-codes': (string | number)[] }
        ReservationStatus: { enum: string[]; 'x-transitions': Record<string, string | number>[] }
        CancelReasonCode: { enum: string[] }
      }
    }
  }

const source = new URL('./openapi.yaml', import.meta.url)
const SDK = '../packages/core/src/contract/'
const SERVER = '../apps/api/src/contract/'
const TESTING = '../packages/testing/src/'
const banner = '// Made from specs/openapi.yaml by `pnpm generate`. Change the contract, not this file.\n\n'

/** Every file that is derived from the contract, with the text it should have. */
export async function generated(): Promise<Generated[]> {
  const document = parse(await readFile(fileURLToPath(source), 'utf8')) as Contract
  const forPages = publicPart(document)
  const typesOf = async (contract: Contract) =>
    astToString(await openapiTypescript(JSON.stringify(contract), { defaultNonNullable: false }))
  const tables = banner + tablesOf(document)
  const answers = `${banner}export const ANSWERS: { operationId: string; method: string; path: string; status: number; body: unknown }[] =\n${JSON.stringify(exampleAnswers(forPages), null, 2)}\n`
  const operations = exampleAnswers(forPages).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const at = (path: string, text: string): Generated => ({ path: new URL(path, import.meta.url), text })
  return [
    at(`${SDK}schema.gen.ts`, banner + withNamedTypes(await typesOf(forPages))),
    at(`${SERVER}schema.gen.ts`, banner + (await typesOf(document))),
    ...[SDK, SERVER].map((folder) => at(`${folder}tables.gen.ts`, tables)),
    // Apart from the tables, so that a page that checks a form loads none of these.
    ...[`${SDK}max-length.gen.ts`, `${TESTING}server/max-length.gen.ts`].map((path) =>
      at(
        path,
        `${banner}${table('MAX_LENGTH', longestOf(document))}\n${table('MAX_PEOPLE', document.components.schemas.Quantity.maximum)}`,
      ),
    ),
    at(`${TESTING}msw/answers.gen.ts`, answers),
    at('../docs/authorization.md', authorizationOf(document)),
    at(`${TESTING}server/operations.gen.ts`, banner + table('OPERATIONS', operations)),
  ]
}

const table = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`

function tablesOf({ components: { schemas, responses } }: Contract): string {
  return [
    table('LOCALES', schemas.Locale.enum),
    table('CURRENCIES', schemas.Currency.enum),
    table('RESERVATION_STATUSES', schemas.ReservationStatus.enum),
    table('RESERVATION_TRANSITIONS', schemas.ReservationStatus['x-transitions']),
    `${table('ERROR_CODES', schemas.Error['x-codes'])}\n/** What the contract says went wrong. */\nexport type ErrorCode = (typeof ERROR_CODES)[number]\n`,
    table('CANCEL_REASONS', schemas.CancelReasonCode.enum),
    `/** How many entries of the waiting list a member can have open at once. */\n${table('MAX_WAITING_LIST_ENTRIES', responses.WaitingListAnswer['x-max-open'])}`,
  ].join('\n')
}

const SCOPES: Record<string, string> = {
  public:
    'Everybody. A token is looked at for holds alone: one of a page on another origin has what was held through that origin.',
  booking:
    'Members (a hold also visitors, by its token; free times everybody, of whose token only the reservation that `replaces` names is asked). A token of a page on another origin sees and changes only what was booked through that origin.',
  account: 'Members, with a token that was issued on one of our own pages or to a program.',
  'account.recent': 'The same, within five minutes of the sign-in. A refresh is no sign-in.',
  operator: 'Operators, with an operator key.',
}

type Described = { operationId: string; summary: string; 'x-scope': string }

/** Who may call what, for the people who review it. */
function authorizationOf({ paths }: { paths: object }): string {
  const rows = Object.entries(paths as Record<string, Record<string, Described>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  const sections = Object.entries(SCOPES).map(([scope, who]) => {
    const own = rows.filter((row) => row['x-scope'] === scope)
    const table = own.map((row) => `| \`${row.method} ${row.path}\` | ${row.summary} |`)
    return [`## ${scope}`, '', who, '', '| Operation | Does |', '| --- | --- |', ...table].join('\n')
  })
  const head = [
    '# Who may call what',
    '',
    'Made from `x-scope` in specs/openapi.yaml by `npm run generate`. `apps/api/src/contract/access.ts` is the one place that checks it; the',
    'token says nothing that the row of its session does not say, and the row decides.',
  ].join('\n')
  return `${[head, ...sections].join('\n\n')}\n`
}

/** How long what a person types may be, in code points. */
const longestOf = ({ paths, components: { schemas } }: Contract) => ({
  email: schemas.Email.maxLength,
  personName: schemas.PersonName.maxLength,
  specialRequirement: schemas.ReservationBody.properties.specialRequirement.maxLength,
  cancelReason: schemas.CancelBody.properties.reasonText.maxLength,
  message:
    paths['/api/v1/google-sheet'].post.requestBody.content['application/json'].schema.properties.content.maxLength,
})
