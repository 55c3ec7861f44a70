import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../command.ts'

const run = promisify(execFile)
const NEEDED = ['apps', 'packages', 'specs', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.base.json']

export type Copy = { root: string; remove(): Promise<void> }

/** A copy of the working tree, committed or not; packages are shared by links. */
export async function copyTree(): Promise<Copy> {
  const copy = await mkdtemp(join(tmpdir(), 'yoyaku-mutants-'))
  const { stdout } = await run('git', ['ls-files', '-coz', '--exclude-standard', ...NEEDED, '*.ts', '*.yaml'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = [...new Set(stdout.split('\0').filter(Boolean))]
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(root, file), join(copy, file))
  }
  const packages = files.filter((file) => file.endsWith('package.json')).map((file) => dirname(file))
  for (const workspace of packages) {
    await symlink(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules')).catch(() => {})
  }
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true }) }
}
