import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** The folder of `apps/api` that writes to a table. Null: only migrations, triggers, the demo catalogue, the import and backups write to it, or nothing does. */
const OWNERS: Record<string, string | null> = {
  article: null,
  article_category: null,
  attach: null,
  attempt_counter: 'src/modules/attempt-limits',
  backup: null,
  bookable: null,
  bookable_special_hours: 'src/modules/operator',
  brand: null,
  category: null,
  calendar_feed: 'src/modules/users',
  challenge: 'src/modules/auth',
  challenge_code: 'src/modules/auth',
  city: null,
  clock_offset: 'src/db',
  closure: 'src/modules/operator',
  consent: 'src/modules/legal',
  curated: null,
  deleted_shop: null,
  email: 'src/modules/mail',
  exchange_rate: 'src/modules/money',
  faq: null,
  faq_category: null,
  favorite: 'src/modules/favorites',
  feedback: 'src/modules/feedback',
  freed_time: 'src/modules/waiting-list',
  hold: 'src/modules/holds',
  idempotency: 'src/modules/idempotency',
  identity: 'src/modules/sso',
  legal_text: 'src/modules/legal',
  member: 'src/modules/members',
  notification: 'src/modules/notifications',
  occupancy: 'src/modules/occupancy',
  operator_audit: 'src/modules/operator',
  operator_key: 'src/modules/operator',
  outbox: 'src/modules/notifications',
  platform_style: 'src/modules/theme',
  return_branch: null,
  reservation: 'src/modules/reservations',
  reservation_version: 'src/modules/reservations',
  review: 'src/modules/reviews',
  review_report: 'src/modules/reviews',
  search_count: 'src/modules/search',
  unknown_word: 'src/modules/search',
  service: null,
  service_attach: null,
  service_bookable: null,
  service_unit: null,
  session: 'src/modules/sessions',
  shift: null,
  shop: null,
  shop_category: null,
  shop_day_list: 'src/modules/shop-mail',
  shop_holiday: null,
  shop_hours: 'src/modules/operator',
  shop_notice: 'src/modules/shop-mail',
  shop_reminder: null,
  shop_search: 'src/modules/search',
  special_hours: 'src/modules/operator',
  sso_flow: 'src/modules/sso',
  sso_name: 'src/modules/sso',
  sso_ticket: 'src/modules/sso',
  token_revocation: 'src/modules/sso',
  waiting_list_entry: 'src/modules/waiting-list',
  write_probe: 'src/routes',
  ws_ticket: 'src/modules/auth',
}

/** Writes to tables of others, each for a reason. A row that nothing needs any more fails the test. */
const EXCEPTIONS: Record<string, { tables: string[]; because: string }> = {
  'src/modules/auth/create-ws-ticket.ts': {
    tables: ['session'],
    because: 'a ticket is created and its session kept alive in one statement',
  },
  'src/modules/catalogue/booked-members.ts': { tables: ['shop'], because: 'popularity is counted from reservations' },
  'src/modules/holds/offered-holds.ts': {
    tables: ['waiting_list_entry'],
    because: 'a hold takes over an offer, and a reservation ends the wait for it, in its own transaction',
  },
  'src/modules/occupancy/occupancy.sql.ts': {
    tables: ['hold'],
    because: 'an expired hold is marked as such before the time that it takes is given to another',
  },
  'src/modules/operator/reviews.ts': {
    tables: ['review', 'review_report'],
    because: 'an operator replies, and takes a review down or settles the reports of it',
  },
  'src/modules/reservations/claim.ts': {
    tables: ['hold', 'member'],
    because:
      'in the transaction of a booking its hold is claimed, and a member without a phone number gets that of the contact',
  },
  'src/modules/reservations/forget-member.ts': {
    tables: ['hold', 'idempotency', 'notification'],
    because: 'what names a deleted member goes in the transaction of the deletion',
  },
  'src/modules/users/delete-member.ts': {
    tables: ['challenge', 'consent', 'email', 'favorite', 'feedback', 'member', 'waiting_list_entry', 'ws_ticket'],
    because: 'an account is deleted in one transaction',
  },
  'src/modules/users/update-me.ts': { tables: ['member'], because: 'the operations of a member on their own row' },
}

const WRITE =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)|\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(\w+)|\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b|\btable: '(\w+)',\s+condition/g

/** They are handed the name of a table. */
const WRITES_BY_NAME = [
  'src/db/insert-rows.ts',
  'src/db/test-control.ts',
  'src/jobs/retention.ts',
  'src/modules/sso/reencrypt-tokens.ts',
]

const api = join(root, 'apps/api')
const tables = [...readFileSync(join(api, 'src/db/tables/columns.gen.ts'), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(
  ([, table = '']) => table,
)

const files = globSync('src/**/*.ts', { cwd: api, exclude: ['**/*.test.ts', '**/testing/**'] }).sort()
const textOf = (file: string) => readFileSync(join(api, file), 'utf8')
const writes = files.flatMap((file) => {
  const written = [...textOf(file).matchAll(WRITE)].map((found) => found.slice(1).find(Boolean) ?? '')
  return [...new Set(written)].filter((table) => tables.includes(table)).map((table) => ({ file, table }))
})
const isOwn = ({ file, table }: (typeof writes)[number]) => {
  const owner = OWNERS[table] ?? null
  return owner !== null && file.startsWith(`${owner}/`)
}

test('OWNERS names every table of the database', () => {
  expect(tables.length).toBeGreaterThan(40)
  expect(Object.keys(OWNERS).sort()).toStrictEqual([...tables].sort())
  expect(writes.length).toBeGreaterThan(60)
})

test('Each module of the server writes to its own tables, but for the exceptions listed here', () => {
  const foreign: Record<string, string[]> = {}
  for (const write of writes.filter((write) => !isOwn(write)))
    foreign[write.file] = [...(foreign[write.file] ?? []), write.table].sort()
  const allowed = Object.entries(EXCEPTIONS).map(([file, exception]) => [file, [...exception.tables].sort()])
  expect(foreign).toStrictEqual(Object.fromEntries(allowed))
})

test('A statement that is handed the name of its table stands in a file that is listed here', () => {
  const found = files.filter((file) =>
    /\b(?:insert into|update|delete from) \$\{|\b(?:insertInto|updateTable|deleteFrom)\((?!\s*['"])/.test(textOf(file)),
  )
  expect(found).toStrictEqual(WRITES_BY_NAME)
})

test('Each owner still writes to its table', () => {
  const idle = Object.entries(OWNERS).filter(
    ([table, owner]) => owner !== null && !writes.some((write) => write.table === table && isOwn(write)),
  )
  expect(idle).toStrictEqual([])
})
