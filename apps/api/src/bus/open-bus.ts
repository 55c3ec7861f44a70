import type { Config } from '../config/config.ts'
import type { Db } from '../db/connection.ts'
import type { Logger } from '../lib/logger.ts'
import type { Bus } from './bus.ts'
import { createPostgresBus } from './postgres.ts'
import { createRedisBus } from './redis.ts'

export type BusParts = { config: Pick<Config, 'redisUrl'>; databaseUrl: string; db: Db; log: Logger }

/** Between all processes on one database: over Redis where REDIS_URL names one, else over the database itself. */
export async function openBus({ config, databaseUrl, db, log }: BusParts): Promise<Bus> {
  const database = await createPostgresBus({ url: databaseUrl, db, log })
  if (config.redisUrl === null) return database
  try {
    return await createRedisBus({ url: config.redisUrl, database, log })
  } catch (error) {
    await database.close()
    throw new Error(`REDIS_URL cannot be used: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
