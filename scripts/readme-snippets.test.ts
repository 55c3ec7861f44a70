import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

type Snippet = { code: string; tsx: boolean }

/** The examples of a README in TypeScript, TSX and JavaScript. */
function snippetsOf(file: string): Snippet[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/^```(ts|tsx|js)\n([\s\S]*?)^```$/gm)
  return [...found].map(([, language, code = '']) => ({ code, tsx: language === 'tsx' }))
}

/** What an example takes from the page around it, by a text that names the example. `files`: what it imports. `runs`: it runs as it is. */
type Surroundings = { has: string; given: string; files?: Record<string, string>; runs?: true }

const CORE: Surroundings[] = [
  {
    has: 'showChoices(',
    given: `declare const serviceId: string, shopId: string
declare function showChoices(...of: unknown[]): void
declare function showForm(...of: unknown[]): void
declare function thank(codeNumber: string): void
declare function showSignIn(): void`,
  },
  {
    has: 'chooseAgain()',
    given: `declare const booking: import('@yoyaku/core').ReservationFlow
declare function chooseAgain(): void`,
  },
  {
    has: 'choicesOf(service',
    given: `declare const service: Parameters<typeof choicesOf>[0], value: Parameters<typeof choicesOf>[1]
declare const today: string, slots: NonNullable<NonNullable<Parameters<typeof choicesOf>[2]>['slots']>`,
  },
  {
    has: 'parsePhone(',
    given: `declare const form: import('@yoyaku/core').ReservationReviewing`,
  },
  {
    has: 'type Failure =',
    given: `import type { components, FailureCode, Failure as Published } from '@yoyaku/core'
type FieldCode = components['schemas']['FieldCode']
type Quote = components['schemas']['Quote']
export const shown = (failure: Published): Failure => failure`,
  },
  {
    has: 'inspect.ts',
    given: `import { createSdk } from '@yoyaku/core'
const baseUrl: string = ''`,
    files: {
      'viewer.d.ts': `declare module 'http://127.0.0.1:5180/inspect.ts' {
  export const inspect: NonNullable<import('@yoyaku/core').SdkOptions['inspect']>
}`,
    },
  },
  { has: 'sockets.latest', given: '', runs: true },
  { has: 'addMember(', given: '', runs: true },
  { has: 'resume()', given: `import { createTestSdk } from '@yoyaku/core/testing'`, runs: true },
  { has: 'machineEvents.signIn', given: '', runs: true },
  { has: 'afterEvent(', given: '', runs: true },
  {
    has: 'replay(kept)',
    given: `const baseUrl: string = ''
declare const kept: import('@yoyaku/core/testing').Transcript
declare function expect(value: unknown): { toEqual(value: unknown): void }`,
  },
  {
    has: 'transcript().entries',
    given: `declare const transcript: () => import('@yoyaku/core/testing').Transcript
declare function expect(value: unknown): { toContain(value: unknown): void }`,
  },
  {
    has: 'contractServer()',
    given: `import { setupServer } from 'msw/node'
const baseUrl = 'http://yoyaku.test', yourOwn: [] = []`,
    runs: true,
  },
]

const REACT: Surroundings[] = [
  {
    has: '<Booking />',
    given: `declare const serviceId: string, shopId: string`,
  },
  {
    has: 'load={() =>',
    given: `import { YoyakuProvider } from '@yoyaku/react'
export const page = (`,
    files: { 'sdk.ts': `export declare const sdk: import('@yoyaku/core').Sdk` },
  },
]

const READMES = [
  { file: 'packages/core/README.md', folder: 'packages/core', surroundings: CORE },
  { file: 'packages/react/README.md', folder: 'packages/react', surroundings: REACT },
]

/** An element that is opened and goes on is closed here. */
const whole = ({ given }: Surroundings, code: string) =>
  given.endsWith('(') ? `${given}${code.trim()}</YoyakuProvider>)\n` : `${given}\n${code}`

/** What the compiler says of texts as if they were files of a package. */
async function errorsOf(folder: string, texts: Map<string, string>): Promise<string> {
  const place = await mkdtemp(join(root, folder, 'node_modules/.readme-'))
  try {
    for (const [name, text] of texts) await writeFile(join(place, name), text)
    const compilerOptions = {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      noUnusedLocals: false,
      lib: ['ES2023', 'ESNext.Temporal', 'DOM', 'DOM.Iterable'],
      rootDir: root,
    }
    const project = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: [...texts.keys()] }
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project))
    const { stdout } = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', place]).catch(
      (failed: { stdout: string }) => failed,
    )
    return stdout
  } finally {
    await rm(place, { recursive: true })
  }
}

describe.each(READMES)('The examples of $file', ({ file, folder, surroundings }) => {
  const snippets = snippetsOf(file)
  const of = ({ code }: Snippet) => surroundings.filter(({ has }) => code.includes(has))

  test('are all known here, each once', () => {
    expect(snippets.map((snippet) => of(snippet).length)).toEqual(surroundings.map(() => 1))
  })

  test('compile against the sources', async () => {
    const texts = snippets.flatMap((snippet, index): [string, string][] => {
      const name = `readme-${index}.${snippet.tsx ? 'tsx' : 'ts'}`
      return of(snippet).flatMap((around) => [
        [name, whole(around, snippet.code)],
        ...Object.entries(around.files ?? {}),
      ])
    })
    expect(await errorsOf(folder, new Map(texts))).toBe('')
  })
})

const around = ({ code }: Snippet, surroundings: readonly Surroundings[]) =>
  surroundings.find(({ has }) => code.includes(has))

const runningOf = ({ file, folder, surroundings }: (typeof READMES)[number]) => ({
  file,
  folder,
  programs: snippetsOf(file).flatMap((snippet) => {
    const surrounding = around(snippet, surroundings)
    return surrounding?.runs ? [whole(surrounding, snippet.code)] : []
  }),
})

test.each(READMES.map(runningOf).filter(({ programs }) => programs.length > 0))(
  'The examples of $file run where they need no page and no server',
  async ({ folder, programs }) => {
    const args = [
      '--conditions=@yoyaku/source',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module-typescript',
    ]
    for (const program of programs) {
      // What still listens does not keep the process.
      await run(process.execPath, [...args, '-e', `${program}\nprocess.exit()`], { cwd: join(root, folder) })
    }
  },
)
