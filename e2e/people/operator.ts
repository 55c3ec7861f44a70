import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/run.ts'

/** Runs one command of the operator against a running product. */
export async function operator(data: string, ...line: string[]): Promise<void> {
  await promisify(execFile)('node', [join(root, 'apps/api/cli/operator/main.ts'), ...line], {
    env: { ...process.env, DATA_DIR: data },
  })
}
