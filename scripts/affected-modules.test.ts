import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { affectedModules } from './affected-modules.ts'
import { root } from './run.ts'

const FILES = {
  'money/rates.ts': '',
  'offers/offer.ts': "import { ratesNow } from '../money/rates.ts'",
  'holds/hold.ts': "import { offerAt } from '../offers/offer.ts'",
  'feedback/send.ts': "import { Db } from '../../db/connection.ts'",
  'feedback/send.test.ts': "import { hold } from '../holds/hold.ts'",
}

async function repository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, text] of Object.entries(FILES)) {
    const path = join(folder, 'apps/api/src/modules', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return folder
}

test.each([
  [['apps/api/src/modules/money/rates.ts'], ['holds', 'money', 'offers']],
  [['apps/api/src/modules/holds/hold.ts'], ['holds']],
  [['apps/api/src/modules/feedback/send.test.ts', 'apps/web/src/routes.ts'], ['feedback']],
  [['apps/web/src/routes.ts'], []],
  [['apps/api/src/modules/money/rates.ts', 'apps/api/src/app.ts'], null],
])('After a change of %j the tests of the modules %j run', async (changed, modules) => {
  expect(affectedModules(changed, await repository())).toEqual(modules)
})

test('A change of feedback, which no module imports, reaches its own tests alone', () => {
  expect(affectedModules(['apps/api/src/modules/feedback/send-wish.ts'], root)).toEqual(['feedback'])
})
