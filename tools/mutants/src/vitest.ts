import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export type Ran = { status: number | null; output: string }

/** Runs vitest for one project of a tree. Returns the output, and prints it, too, where `show` is set. */
export async function vitest(
  args: string[],
  {
    cwd = root,
    project,
    env = {},
    show = false,
    timeoutMs = 0,
  }: { cwd?: string; project: string; env?: Record<string, string>; show?: boolean; timeoutMs?: number },
): Promise<Ran> {
  const child = spawn(
    'node_modules/.bin/vitest',
    ['run', '--config', 'vitest.workspace.ts', '--project', project, ...args],
    {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs > 0 && { timeout: timeoutMs }),
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (show) process.stdout.write(text)
    })
  }
  const [status] = await once(child, 'close')
  return { status: status as number | null, output }
}
