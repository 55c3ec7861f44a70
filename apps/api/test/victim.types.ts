/** A process of ours that may be killed at any moment, and is started again. */
export type Victim = {
  name: string
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>
  /** Resolves when it answers. */
  start(): Promise<void>
  stop(): Promise<void>
  /** What it said whenever it ended without being killed. */
  diedAlone(): string[]
}
