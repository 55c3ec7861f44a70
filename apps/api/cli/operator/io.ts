import type { Env } from './api-client.ts'

/** Environment and output of a command. */
export type Io = {
  env: Env
  out: (text: string) => void
  err: (text: string) => void
  /** Standard input where it is not given. */
  input?: AsyncIterable<Uint8Array>
}

/** Writes the value for machines (--json), else the text. */
export type Say = (value: unknown, text: string) => void
