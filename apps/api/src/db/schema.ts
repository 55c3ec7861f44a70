import type { Kysely, Transaction } from 'kysely'
import type { AuthTables } from './tables/auth.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { FavoriteTables } from './tables/favorites.ts'
import type { FeedbackTables } from './tables/feedback.ts'
import type { LiveTables } from './tables/live.ts'
import type { OperatorTables } from './tables/operator.ts'
import type { ReadinessTables } from './tables/readiness.ts'
import type { ReservationTables } from './tables/reservations.ts'

/** Every table. Each file of `tables/` describes those of one module. */
export interface Database
  extends CatalogueTables,
    AuthTables,
    FavoriteTables,
    LiveTables,
    OperatorTables,
    ReadinessTables,
    ReservationTables,
    FeedbackTables {}

export type Db = Kysely<Database>
export type Trx = Transaction<Database>
