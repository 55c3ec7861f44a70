import { LOCALES } from '../../src/contract/tables.gen.ts'
import { fromHere } from '../from-here.ts'
import type { LegalFiles, Shown } from '../legal/legal-command.ts'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import { type DryRun, showChanges } from './dry-run.ts'
import type { Io } from './io.ts'
import { legalFile } from './legal-file.ts'
import { plain, table } from './plain-text.ts'

type Language = keyof LegalFiles
type Commands = typeof import('../legal/legal-command.ts')
export type SetOptions = LegalFiles & { version?: string } & DryRun

/** Loaded only here, as the import is. */
async function onLegal<Result>(work: (commands: Commands) => Promise<Result>): Promise<Result> {
  const commands = await import('../legal/legal-command.ts')
  try {
    return await work(commands)
  } catch (error) {
    if (!(error instanceof commands.InvalidLegalText)) throw databaseError(error, 'changed')
    throw new CommandError(error instanceof commands.WrongLegalArguments ? 'usage' : 'refused', error.message)
  }
}

export async function legalList(io: Io, language: Language) {
  const { all, titles } = await onLegal(async ({ listLegal, titleIn }) => {
    const all = await listLegal(io)
    return { all, titles: all.map((one) => titleIn(language, one)) }
  })
  const rows = all.map(({ kind, version, updatedAt, inForce, withdrawn }, index) => [
    ...[kind, version, updatedAt],
    ...[inForce ? 'in force' : withdrawn ? 'withdrawn' : 'before', titles[index] ?? ''],
  ])
  return { all, text: table([['TEXT', 'VERSION', 'SINCE', '', 'TITLE'], ...rows]) }
}

export async function legalShow(io: Io, kind: string, version: string | undefined, language: Language) {
  const found = await onLegal(({ showLegal }) => showLegal(io, kind, version))
  if (found.title[language] === '') {
    throw new CommandError(
      'refused',
      `${found.kind} ${found.version} has no text in this language: --lang chooses another`,
    )
  }
  const text = legalFile({ title: found.title[language], body: found.body[language] })
  return { found, text, note: noteOf(found, language) }
}

/** Explains a text that no operator wrote. */
function noteOf({ kind, version, examples }: Shown, language: Language): string {
  const isExample = examples.includes(language)
  if (version !== null)
    return isExample ? 'This is the example of the demo catalogue: its names and numbers are made up.\n' : ''
  const inForce = isExample
    ? `In force is the example of the demo catalogue, which --version example shows.`
    : `No ${kind} was set yet.`
  return `${inForce} This is a form, not in force: fill in each blank, then legal set ${kind} --${language} FILE\n`
}

export async function legalSet(io: Io, kind: string, { version, dryRun, ...files }: SetOptions) {
  const texts = LOCALES.flatMap((of) => (files[of] === undefined ? [] : [[of, fromHere(files[of], io.env)] as const]))
  const options = { version, dryRun }
  const { result, changes } = await onLegal(({ setLegal }) => setLegal(io, kind, Object.fromEntries(texts), options))
  const { now, missing } = result
  const rows = LOCALES.map((of) => [
    of,
    files[of] !== undefined ? 'new' : now.title[of] === '' ? 'not set' : 'as before',
    now.title[of],
  ])
  const notes = missing.map(
    ({ language, items }) =>
      `--${language} lacks these items of the form of ${now.kind}; add those that apply: ${items.join(', ')}\n`,
  )
  const text = `${plain(`${now.kind} ${now.version} is in force since ${now.updatedAt}`)}\n${table(rows)}`
  return { now, text: dryRun ? showChanges(changes) : text, note: notes.join('') }
}

export async function legalWithdraw(io: Io, kind: string, { dryRun }: DryRun) {
  const { result: now, changes } = await onLegal(({ withdrawLegal }) => withdrawLegal(io, kind, { dryRun }))
  if (dryRun) return { now, text: showChanges(changes) }
  return { now, text: `${plain(`${now.kind} is withdrawn since ${now.updatedAt}; set puts it in force again`)}\n` }
}
