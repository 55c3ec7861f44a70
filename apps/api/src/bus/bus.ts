export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Messages between parts and between processes. At most once: it wakes up, the database is the truth. */
export type Bus = {
  publish(channel: string, message: JsonValue): Promise<void>
  /** Returns the function that unsubscribes. A listener that throws is logged, and the others are called all the same. */
  subscribe(channel: string, listener: (message: JsonValue) => void): () => void
  /** Tells what carries the messages now, and whether messages of other processes arrive here. */
  state(): { over: 'memory' | 'database' | 'redis'; hears: boolean }
  close(): Promise<void>
}
