import { sql } from 'kysely'
import type { Db } from '../connection.ts'

/** Settings that a connection of our own asks for at its start, and a role behind a pooler has to have. */
const WANTED = {
  TimeZone: { value: 'UTC', isRight: (value: string) => /^(Etc\/)?UTC$/.test(value) },
  DateStyle: { value: 'ISO', isRight: (value: string) => value.startsWith('ISO') },
  IntervalStyle: { value: 'iso_8601', isRight: (value: string) => value === 'iso_8601' },
  statement_timeout: { value: '5s', isRight: isSet },
  lock_timeout: { value: '3s', isRight: isSet },
  idle_in_transaction_session_timeout: { value: '10s', isRight: isSet },
} as const

function isSet(value: string): boolean {
  return value !== '0'
}

/** @throws with the statements that put it right, where sessions behind the pooler lack what every statement counts on. */
export async function checkPooledSession(db: Db): Promise<void> {
  const { rows } = await sql<{ name: keyof typeof WANTED; setting: string; role: string }>`
    select name, setting, current_user as role from pg_settings where name = any(${Object.keys(WANTED)})`.execute(db)
  const wrong = rows.filter(({ name, setting }) => !WANTED[name].isRight(setting))
  if (wrong.length === 0) return
  const statements = wrong.map(({ name, role }) => `  alter role "${role}" set ${name} = '${WANTED[name].value}';`)
  throw new Error(
    `Sessions behind the pooler (DATABASE_POOLER=transaction) lack settings. In PostgreSQL itself, then start again:\n${statements.join('\n')}`,
  )
}
