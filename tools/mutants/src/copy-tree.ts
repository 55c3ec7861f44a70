import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from './vitest.ts'

const run = promisify(execFile)
const OURS = '@yoyaku'

export type Copy = { root: string; remove(): Promise<void> }

/** A copy of the working tree, committed or not. It shares the dependencies by links, but its own packages find each other in the copy. */
export async function copyTree(): Promise<Copy> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'yoyaku-mutants-')))
  const { stdout } = await run('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  // A file that was deleted and not yet committed is listed, too.
  const files = [...new Set(stdout.split('\0').filter(Boolean))].filter((file) => existsSync(join(root, file)))
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(root, file), join(copy, file))
  }
  const packages = files.filter((file) => file.endsWith('package.json')).map((file) => dirname(file))
  for (const workspace of packages) await linkDependencies(copy, workspace)
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true }) }
}

async function linkDependencies(copy: string, workspace: string): Promise<void> {
  const from = join(root, workspace, 'node_modules')
  const to = join(copy, workspace, 'node_modules')
  for (const name of await readdir(from).catch(() => [])) {
    if (name.startsWith('.vite')) continue
    if (name !== OURS) {
      await mkdir(to, { recursive: true })
      await symlink(join(from, name), join(to, name))
      continue
    }
    await mkdir(join(to, OURS), { recursive: true })
    for (const own of await readdir(join(from, OURS))) {
      const target = relative(await realpath(root), await realpath(join(from, OURS, own)))
      await symlink(join(copy, target), join(to, OURS, own))
    }
  }
}
