import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { CSV_TABLES, type CsvTable, toNested } from './csv-columns.ts'
import type { Mistake } from './mistakes.ts'

export type CsvRow = { line: number; value: Record<string, unknown> }
const DELIMITERS = [',', ';', '\t']
const LONGEST_RECORD = 200_000

/** Rows as objects, whatever the spreadsheet: with or without BOM, `,` `;` or tabs, any line ends. */
export async function readCsv(file: string, table: CsvTable, mistakes: Mistake[]): Promise<CsvRow[]> {
  const name = basename(file)
  const wrong = (line: number, path: string, message: string) => void mistakes.push({ file: name, line, path, message })
  const bytes = await readFile(file)
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return wrong(1, '', 'is UTF-16: save it as “CSV UTF-8”') ?? []
  const lines = linesThatAreNotUtf8(bytes)
  for (const line of lines) wrong(line, '', 'is not UTF-8: save it as “CSV UTF-8”')
  if (lines.length > 0) return []
  const content = bytes.toString('utf8').replace(/^\ufeff/, '')
  const [head, ...records] = recordsOf(content, wrong)
  if (head === undefined)
    return wrong(1, '', `is empty: it needs a line of columns (${columnsOf(table).join(', ')})`) ?? []
  const columns = head.record.map((column) => column.trim())
  for (const [at, column] of columns.entries()) {
    if (!columnsOf(table).includes(column))
      wrong(head.line, column, `is no column of ${table}: there are ${columnsOf(table).join(', ')}`)
    else if (columns.indexOf(column) !== at) wrong(head.line, column, 'is there twice')
  }
  for (const column of CSV_TABLES[table].of)
    if (!columns.includes(column)) wrong(head.line, column, 'is a required column')
  return records.flatMap(({ record, line }) => {
    if (record.every((cell) => cell.trim() === '')) return []
    if (record.length !== columns.length)
      return wrong(line, '', `has ${record.length} cells, the first line has ${columns.length}`) ?? []
    return [
      { line, value: toNested(Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']))) },
    ]
  })
}

const columnsOf = (table: CsvTable): readonly string[] => [...CSV_TABLES[table].of, ...CSV_TABLES[table].columns]

type Counted = { record: string[]; line: number }

function recordsOf(content: string, wrong: (line: number, path: string, message: string) => void): Counted[] {
  const records: Counted[] = []
  // Excel writes its separator into a first line of its own.
  const [separatorLine, separator] = /^sep=([,;\t])\r?\n/i.exec(content) ?? []
  const linesBefore = separatorLine === undefined ? 0 : 1
  const table = content.slice(separatorLine?.length ?? 0)
  // A record begins in the line after the one in which the last ended.
  let begins = 1 + linesBefore
  try {
    parse(table, {
      delimiter: separator ?? delimiterOf(table),
      relax_column_count: true,
      max_record_size: LONGEST_RECORD,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: begins })
        begins = lines + 1 + linesBefore
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines + linesBefore : begins
    wrong(line, '', `cannot be read from here on: ${error.message} (is a quote missing?)`)
  }
  return records
}

/** The separator that the first line has most of. */
function delimiterOf(content: string): string {
  const [first = ''] = content.split(/[\r\n]/, 1)
  const count = (sign: string) => first.split(sign).length
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function linesThatAreNotUtf8(bytes: Buffer): number[] {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const fits = (part: Buffer) => {
    try {
      strict.decode(part)
      return true
    } catch {
      return false
    }
  }
  if (fits(bytes)) return []
  const lines: number[] = []
  for (let from = 0, line = 1; from < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, from)
    const to = end < 0 ? bytes.length : end
    if (!fits(bytes.subarray(from, to))) lines.push(line)
    from = to + 1
  }
  return lines
}
