/** An expected failure of a backup or a restore; its message is for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}
