import type { Logger } from '../../lib/logger.ts'
import { createDb, type Db } from '../connection.ts'
import { isConnectionLost, isUnavailable } from '../errors.ts'
import { createStandbyMonitor, type StandbyMonitor } from './standby-monitor.ts'

/** Where reads of the catalogue go; what decides something (holds, reservations, sessions, free times) never asks it. */
export type CatalogueReads = {
  /** The database whose changes this process follows: the standby where there is one. */
  followed: Db
  /** One database for all that `read` does; it runs again, on the other one, where the first is unavailable. */
  run<Result>(read: (db: Db) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export const readsOfPrimary = (db: Db): CatalogueReads => ({
  followed: db,
  run: (read) => read(db),
  close: async () => {},
})

type Databases = { primary: Db; standby: Db; monitor: StandbyMonitor }

/**
 * The standby while it is no older than agreed, else the primary. While the primary is away the standby answers however
 * old it is: it has the newest there is.
 */
export function readsOfStandby({ primary, standby, monitor }: Databases): CatalogueReads {
  return {
    followed: standby,
    async run(read) {
      const isOnStandby = monitor.isFresh()
      try {
        return await read(isOnStandby ? standby : primary)
      } catch (error) {
        if (!isUnavailable(error) || !(isOnStandby || monitor.answers())) throw error
        if (isOnStandby && isConnectionLost(error)) monitor.distrust()
        return read(isOnStandby ? primary : standby)
      }
    },
    async close() {
      await monitor.stop()
      await standby.destroy()
    },
  }
}

type Options = { url: string; maxLagMs: number; isPooled: boolean; log: Pick<Logger, 'info' | 'warn'> }

/** Resolves when it is known how far the standby has come; a standby that is away keeps no start waiting for long. */
export async function openStandby(primary: Db, { url, maxLagMs, isPooled, log }: Options): Promise<CatalogueReads> {
  const standby = createDb(url, {
    isPooled,
    onConnectionError: (error) => log.warn({ err: error }, 'A connection to the standby broke'),
  })
  const monitor = createStandbyMonitor({ primary, standby, maxLagMs, log })
  await monitor.start()
  return readsOfStandby({ primary, standby, monitor })
}
