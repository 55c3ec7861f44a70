import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** With those above it. Node's own `recursive` never returns where a folder takes no folders, such as /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o755 })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}
