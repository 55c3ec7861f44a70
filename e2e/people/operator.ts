import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/run.ts'

/** One line at the desk of those who run the shops, on the database of a product that runs. */
export async function operator(data: string, ...line: string[]): Promise<void> {
  await promisify(execFile)('node', [join(root, 'apps/api/cli/operator/main.ts'), ...line], {
    env: { ...process.env, DATA_DIR: data },
  })
}
