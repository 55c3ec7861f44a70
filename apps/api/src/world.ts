import type { Config } from './config.ts'
import type { Locale } from './contract/handler.ts'
import type { Db } from './db/connection.ts'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Messages between parts and between processes. At most once: it wakes up, the database is the truth. */
export type Bus = {
  publish(channel: string, message: JsonValue): Promise<void>
  /** Returns what ends the subscription. A listener that throws is logged and disturbs nobody. */
  subscribe(channel: string, listener: (message: JsonValue) => void): () => void
  /** What carries the messages now, and whether what other processes say arrives here. */
  state(): { over: 'memory' | 'database' | 'redis'; hears: boolean }
  close(): Promise<void>
}

export type Letter = {
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** A letter with an id that was sent before is dropped. */
  dedupeId: string
}

export type Mail = { send(letter: Letter): Promise<void> }

type Log = { (details: object, message?: string): void; (message: string): void }
export type Logger = { debug: Log; info: Log; warn: Log; error: Log }

/** Everything that a handler or a background task may touch. */
export type World = {
  config: Config
  db: Db
  bus: Bus
  mail: Mail
  log: Logger
  /** The time by the database's clock (`app_now()`), ISO 8601 in UTC. In SQL say `app_now()` itself. */
  now(): Promise<string>
}
