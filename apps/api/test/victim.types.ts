/** A process of ours that may be killed at any moment, and is started again. */
export type Victim = {
  name: string
  /** SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>
  /** Resolves when it answers. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Its output whenever it ended without being killed. */
  diedAlone(): string[]
}
