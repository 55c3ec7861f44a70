import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const core = join(root, 'packages/core')
const run = promisify(execFile)

const MACHINES = [
  'cancellation',
  'notifications',
  'reschedule',
  'reservation',
  'session',
  'signIn',
  'socket',
  'waitingList',
].map((name) => `${name}Machine`)
const LIBRARY = `
import { createYoyaku } from '@yoyaku/core'
import * as machines from '@yoyaku/core/machines'
import { machineEvents, machineInputs, paths, situations } from '@yoyaku/testing'
export const { ${MACHINES.join(', ')} } = machines
export const sdk = createYoyaku({ baseUrl: '' })
export const provided = machines.sessionMachine.provide({ guards: {} })
export const reserving = paths(machines.reservationMachine, {
  events: machineEvents.reservation, input: machineInputs.reservation, situation: situations.reservation,
})
export const inSession = paths(machines.sessionMachine, { events: machineEvents.session })
export const situation = situations.reservation
export const events = { ...machineEvents }
export const inputs = { ...machineInputs }
`

/** Packages beside their dependencies, as pnpm and \`npm install --install-strategy=linked\` place them: XState is out of the library's reach. */
async function linked(place: string) {
  const store = join(place, 'node_modules/.store')
  const own = join(store, 'yoyaku/node_modules')
  await mkdir(join(place, 'node_modules/@yoyaku'), { recursive: true })
  for (const name of ['core', 'testing']) {
    const to = join(own, '@yoyaku', name)
    await mkdir(to, { recursive: true })
    await cp(join(root, 'packages', name, 'src'), join(to, 'src'), { recursive: true })
    await cp(join(root, 'packages', name, 'package.json'), join(to, 'package.json'))
    await symlink(to, join(place, 'node_modules/@yoyaku', name))
  }
  for (const name of ['xstate', 'openapi-fetch', 'zod']) {
    const found = await realpath(join(core, 'node_modules', name))
    await mkdir(join(store, name, 'node_modules'), { recursive: true })
    await cp(found, join(store, name, 'node_modules', name), { recursive: true, dereference: true })
    await symlink(join(store, name, 'node_modules', name), join(own, name))
  }
}

/** The declarations of a library, and what the compiler says of its text. */
async function declarationsOf(library: string): Promise<{ declared: string; errors: string[] }> {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'yoyaku-partner-')))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  await linked(place)
  await writeFile(join(place, 'library.ts'), library)
  const compilerOptions = {
    composite: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'out',
    rootDir: place,
    lib: ['ES2023', 'ESNext.Temporal', 'DOM'],
  }
  const project = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['library.ts'] }
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project))
  const { stdout } = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', place]).catch(
    (error: { stdout: string }) => error,
  )
  return {
    declared: await readFile(join(place, 'out/library.d.ts'), 'utf8'),
    errors: stdout.split('\n').filter((line) => line.startsWith('library.ts') || line.includes('/library.ts')),
  }
}

test('A library that exports a chart, or what paths() found, has declarations without a dependency on XState', async () => {
  const { declared, errors } = await declarationsOf(LIBRARY)
  expect(errors).toEqual([])
  expect(declared).not.toContain('import("xstate")')
  const typeOf = (name: string) =>
    new RegExp(`^export declare const ${name}: (.*);$`, 'm')
      .exec(declared)?.[1]
      ?.replace(/import\("[^"]*"\)\.|machines\./g, '')
  expect(['reserving', 'inSession', 'situation'].map(typeOf)).toEqual([
    'Paths<ReservationEvent, ReservationInput>',
    'Paths<SessionEvent, undefined>',
    'Situation<ReservationContext>',
  ])
})

test('A library that exports what a flow holds, and imports the root of the SDK alone, has declarations by public names', async () => {
  const { declared, errors } = await declarationsOf(`
import { createYoyaku } from '@yoyaku/core'
const sdk = createYoyaku({ baseUrl: '' })
export const { user } = sdk.auth.get()
export const { draft } = sdk.startReservation({ serviceId: '' }).get()
`)
  expect(errors).toEqual([])
  expect(declared).toContain('user: import("@yoyaku/core/types").User | null')
  expect(declared).toContain('draft: import("@yoyaku/core/types").ReservationDraft')
})
