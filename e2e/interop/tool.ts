import { execFile } from 'node:child_process'
import { join } from 'node:path'

const here = import.meta.dirname

/** Runs a tool of this folder's installation; resolves with its exit code and all it printed. */
export function tool(name: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      join(here, 'node_modules/.bin', name),
      args,
      { cwd: here, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) || 1 : 0, output: `${stdout}${stderr}` }),
    )
  })
}
