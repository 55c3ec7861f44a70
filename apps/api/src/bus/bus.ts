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
