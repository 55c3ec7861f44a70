import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { importCatalogue } from './import-catalogue.ts'
import { openSource } from './read-source.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../docs/catalogue-example/csv')

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi({ shops: 0 })
  folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

type Cell = (text: string, column: string) => string
/** What spreadsheets make of cells that look like a time, a day or a number, when a file is opened and saved. */
const SPREADSHEETS: Record<string, { separator: string; head: string; cell: Cell }> = {
  'LibreOffice in English': {
    ...{ separator: ',', head: '' },
    cell: (text) =>
      text
        .replace(/^\+(\d+)$/, '$1')
        .replace(/^(\d\d):(\d\d)$/, (_, hour, minute) =>
          hour === '24'
            ? `24:${minute}:00`
            : `${Number(hour) % 12 || 12}:${minute}:00 ${Number(hour) < 12 ? 'AM' : 'PM'}`,
        )
        .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, '$1 $2'),
  },
  'Excel in Japanese': {
    ...{ separator: ',', head: 'sep=,\r\n' },
    cell: (text, column) =>
      /price|fee/.test(column)
        ? text.replace(/^(\d{1,3})(\d{3})$/, '"$1,$2"')
        : text
            .replace(/^\+(\d+)$/, '$1')
            .replace(/^0?(\d{1,2}):(\d\d)$/, '$1:$2')
            .replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$1/$2/$3')
            .replace(/^(\d{4})-0?(\d+)-0?(\d+)T(\d\d:\d\d)$/, '$1/$2/$3 $4')
            .replace(/^(true|false)$/, (word) => word.toUpperCase()),
  },
  'a Japanese keyboard': {
    ...{ separator: ';', head: '' },
    cell: (text) =>
      /^[\d:+-]+$/.test(text)
        ? text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
        : text,
  },
}

test.each(Object.keys(SPREADSHEETS))(
  'The example of the format is imported as it is after %s wrote it',
  async (name) => {
    const spreadsheet = SPREADSHEETS[name]
    if (spreadsheet === undefined) throw new Error(`${name} has no row`)
    const own = join(folder, name)
    await cp(EXAMPLE, own, { recursive: true })
    await importCatalogue(api.db, await openSource(EXAMPLE))
    for (const file of (await readdir(own)).filter((one) => one.endsWith('.csv'))) {
      const [head = '', ...rows] = (await readFile(join(own, file), 'utf8')).trimEnd().split('\n')
      const columns = head.trim().split(',')
      // The example has quoted cells: they stay as they are.
      const cells = (row: string) => row.trim().match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []
      const written = rows.map((row) =>
        cells(row)
          .map((cell, index) => (cell.startsWith('"') ? cell : spreadsheet.cell(cell, columns[index] ?? '')))
          .map((cell) => (cell.includes(spreadsheet.separator) && !cell.startsWith('"') ? `"${cell}"` : cell))
          .join(spreadsheet.separator),
      )
      const lines = [columns.join(spreadsheet.separator), ...written].join('\r\n')
      await writeFile(join(own, file), `\ufeff${spreadsheet.head}${lines}\r\n`)
      await writeFile(join(own, `~$${file}`), 'lock')
    }
    const summary = await importCatalogue(api.db, await openSource(own))
    expect(summary.shops).toEqual({ new: 0, changed: 0, unchanged: 1 })
  },
)
