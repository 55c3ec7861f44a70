import type { Env } from './ask.ts'

/** Where a command reads its settings and writes its words. */
export type Io = { env: Env; out: (text: string) => void; err: (text: string) => void }
