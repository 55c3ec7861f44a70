import { sql } from 'kysely'
import { LOCALES } from '../../src/contract/tables.gen.ts'
import type { Trx } from '../../src/db/connection.ts'
import type { Text } from '../../src/lib/localized-text.ts'
import {
  isWithdrawal,
  LEGAL_KINDS,
  type LegalKind,
  type LegalTitle,
  type LegalVersion,
  legalVersions,
  nextVersion,
  originOf,
  putInForce,
  WITHDRAWAL,
} from '../../src/modules/legal/legal-versions.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { readFileOrInput, STANDARD_INPUT } from '../standard-input.ts'
import { type CommandResult, writeOnDatabase } from '../write-on-database.ts'
import { type LegalFile, readLegalFile } from './legal-file.ts'
import { itemsMissing, languagesOfExample, sellerForm } from './seller-form.ts'

export { titleIn } from '../../src/modules/legal/legal-versions.ts'

type Language = keyof Text

/** A legal text that cannot be set; nothing was changed. The message has a line for each mistake. */
export class InvalidLegalText extends Error {}

/** Arguments that are wrong, whatever the database has. */
export class WrongLegalArguments extends InvalidLegalText {}

const VERSION = /^[\w.-]{1,40}$/

/** A version, and whether it is the one that people read now, or that nothing is to be read any more. */
export type Listed = LegalTitle & { inForce: boolean; withdrawn: boolean }

export const listLegal = (terminal: Terminal): Promise<Listed[]> =>
  onDatabase(terminal, async (db) => {
    const all = await legalVersions(db)
    return all.map(({ body: _, ...one }) => ({
      ...one,
      inForce: !isWithdrawal(one) && one.version === newest(all, one.kind)?.version,
      withdrawn: isWithdrawal(one),
    }))
  })

/**
 * A version, or a form (`version` null) of a text that has none but an example. `examples`: the languages in which the
 * version, or the one that is in force beside the form, is the example of a demo catalogue.
 */
export type Shown = Pick<LegalVersion, 'kind' | 'title' | 'body'> & { version: string | null; examples: Language[] }

/** Without a version, the one in force. */
export async function showLegal(terminal: Terminal, kindName: string, version: string | undefined): Promise<Shown> {
  const kind = kindOf(kindName)
  return onDatabase(terminal, async (db) => {
    const all = await legalVersions(db)
    const found =
      version === undefined ? newest(all, kind) : all.find((one) => one.kind === kind && one.version === version)
    const examples = found === undefined ? [] : languagesOfExample(found)
    const isOurs = found !== undefined && examples.length < LOCALES.length
    // Sample names and numbers that were printed could be set again unread: a form instead.
    const form = version === undefined && !isOurs ? sellerForm(kind) : undefined
    if (form !== undefined) return { kind, version: null, examples, ...form }
    if (found !== undefined && !isWithdrawal(found)) return { ...found, examples }
    throw new InvalidLegalText(
      found !== undefined
        ? `${kind} was withdrawn: legal list names the versions before`
        : version === undefined
          ? `No version of ${kind} was set yet`
          : `There is no version ${version} of ${kind}: legal list names them`,
    )
  })
}

export type LegalFiles = { readonly [Of in Language]?: string | undefined }

/** Items of the form that the file in a language does not name. They may be called otherwise there, or not apply. */
export type Missing = { language: Language; items: readonly string[] }

/** The text in force from now on: what the files say, and in the other languages what was in force before. */
export async function setLegal(
  terminal: Terminal,
  kindName: string,
  files: LegalFiles,
  { version, dryRun }: { version?: string | undefined; dryRun?: boolean | undefined },
): Promise<CommandResult<{ now: LegalVersion; missing: readonly Missing[] }>> {
  const kind = kindOf(kindName)
  if (version !== undefined && !VERSION.test(version)) {
    throw new WrongLegalArguments('--version has 1 to 40 letters, digits, dots, - and _')
  }
  const given = await readAll(files, terminal)
  const { result: now, changes } = await writeOnDatabase(terminal, { command: 'legal set', dryRun }, async (trx) => {
    const { now, before } = await setOn(trx, kind, given, version)
    return {
      result: now,
      changes: { kind, from: before?.version ?? null, to: now.version, languages: Object.keys(given) },
    }
  })
  const missing = LOCALES.map((language) => {
    const body = given[language]?.body
    return { language, items: body === undefined ? [] : itemsMissing(kind, language, body) }
  })
  return { result: { now, missing: missing.filter(({ items }) => items.length > 0) }, changes }
}

/** From now on there is no such text, until one is set again. Every page needs terms and privacy policy. */
export async function withdrawLegal(
  terminal: Terminal,
  kindName: string,
  { dryRun }: { dryRun?: boolean | undefined },
): Promise<CommandResult<LegalVersion>> {
  const kind = kindOf(kindName)
  if (kind === 'terms' || kind === 'privacy')
    throw new WrongLegalArguments(`Pages and reservations need ${kind}: set another text instead`)
  return writeOnDatabase(terminal, { command: 'legal withdraw', dryRun }, async (trx) => {
    const { versions, before } = await lockedVersions(trx, kind)
    if (before === undefined) throw new InvalidLegalText(`No version of ${kind} is in force`)
    const version = await nextVersion(trx, new Set(versions.map((one) => one.version)))
    const now = await putInForce(trx, { kind, version, ...WITHDRAWAL })
    if (now === null) throw new Error(`There is a version ${version} of ${kind} in spite of the lock`)
    return { result: now, changes: { kind, from: before.version, to: null } }
  })
}

/** One caller after another: what two set at once in two languages is in force in both. `before`: unless it was withdrawn. */
async function lockedVersions(db: Trx, kind: LegalKind) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`legal text ${kind}`}, 0))`.execute(db)
  const versions = (await legalVersions(db)).filter((one) => one.kind === kind)
  const last = newest(versions, kind)
  return { versions, before: last === undefined || isWithdrawal(last) ? undefined : last }
}

async function setOn(
  db: Trx,
  kind: LegalKind,
  given: Given,
  requestedVersion: string | undefined,
): Promise<{ now: LegalVersion; before: LegalVersion | undefined }> {
  const { versions, before } = await lockedVersions(db, kind)
  if (before === undefined && given[originOf(kind)] === undefined) {
    throw new InvalidLegalText(`The first version of ${kind} needs its own language: --${originOf(kind)}`)
  }
  const title = { ...(before ?? WITHDRAWAL).title, ...pick(given, 'title') }
  const body = { ...(before ?? WITHDRAWAL).body, ...pick(given, 'body') }
  if (LOCALES.every((of) => title[of] === before?.title[of] && body[of] === before?.body[of])) {
    throw new InvalidLegalText(`Version ${before?.version}, which is in force, says the same already`)
  }
  const version = requestedVersion ?? (await nextVersion(db, new Set(versions.map((one) => one.version))))
  const now = await putInForce(db, { kind, version, title, body })
  if (now === null) throw new InvalidLegalText(`There is a version ${version} of ${kind} already: give it another name`)
  return { now, before }
}

const CHOICE = new Intl.ListFormat('en', { type: 'disjunction' })

const newest = (all: readonly LegalVersion[], kind: LegalKind): LegalVersion | undefined =>
  all.find((one) => one.kind === kind)

function kindOf(name: string): LegalKind {
  const kind = LEGAL_KINDS.find((one) => one === name)
  if (kind === undefined) throw new WrongLegalArguments(`There is no legal text ${name}: ${CHOICE.format(LEGAL_KINDS)}`)
  return kind
}

type Given = Partial<Record<Language, LegalFile>>

const pick = (given: Given, part: keyof LegalFile): Partial<Text> =>
  Object.fromEntries(Object.entries(given).map(([language, file]) => [language, file[part]]))

async function readAll(files: LegalFiles, terminal: Terminal): Promise<Given> {
  if (LOCALES.filter((language) => files[language] === STANDARD_INPUT).length > 1)
    throw new WrongLegalArguments('Standard input is one text: only one language can be -')
  const given: Given = {}
  const mistakes: string[] = []
  for (const language of LOCALES) {
    const path = files[language]
    if (path === undefined) continue
    const read = await readOne(path, terminal)
    if ('title' in read) given[language] = read
    else mistakes.push(...read.map((mistake) => `--${language} ${path} ${mistake}`))
  }
  if (mistakes.length > 0) throw new InvalidLegalText(mistakes.join('\n'))
  if (Object.keys(given).length === 0) throw new WrongLegalArguments('Give it a file: --en, --ko, --ja or --zh')
  return given
}

async function readOne(path: string, { input }: Terminal): Promise<LegalFile | readonly string[]> {
  const bytes = await readFileOrInput(path, input).catch((error: NodeJS.ErrnoException) => error)
  return bytes instanceof Error ? [`cannot be read: ${bytes.code ?? bytes.message}`] : readLegalFile(bytes)
}
