import type { RawBuilder } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Trx } from '../db/connection.ts'

/** Work that is due because time has passed. `run` does a part of it and returns how much; a full batch means that there may be more. */
export type Job = { name: string; batch: number; run(trx: Trx, context: AppContext): Promise<number> }

/** Rows of a table that nobody can use any more, by a condition on the table. Deleted once an hour. */
export type ExpiredRows = { table: string; condition: RawBuilder<unknown> }
