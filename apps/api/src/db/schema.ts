import type { AuthTables } from '../auth/tables.ts'
import type { FavoriteTables } from '../favorites/tables.ts'
import type { LiveTables } from '../live/tables.ts'
import type { OperatorTables } from '../operator/tables.ts'
import type { ReservationTables } from '../reservations/tables.ts'
import type { CatalogueTables } from '../shops/tables.ts'
import type { WishTables } from '../wishes/tables.ts'

/** Every table. Each room describes its own, beside the operations that own it. */
export interface Database
  extends CatalogueTables,
    AuthTables,
    FavoriteTables,
    LiveTables,
    OperatorTables,
    ReservationTables,
    WishTables {}
