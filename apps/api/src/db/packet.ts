import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

export type Said = { text: string; values: readonly unknown[]; name: string | undefined }
export type Told = { command: string | null; rowCount: number | null; rows: Record<string, unknown>[] }

type Parse = (text: string) => unknown
type Columns = { name: string; parse: Parse }[]
/** What a connection keeps, by name. A statement that failed on its first way may be there or not. */
export type Kept = Map<string, Columns | 'in doubt'>

type Field = { name: string; dataTypeID: number }
/**
 * Statements that go to the database in one packet and whose answers come in one: they run one after the other, each seeing
 * what those before it waited for and wrote, and none after one that failed. A named one is parsed and described once.
 */
export class Packet {
  readonly told: Promise<Told[]>
  readonly #said: readonly Said[]
  readonly #values: (string | Buffer | null)[][]
  readonly #kept: Kept
  readonly #settled = Promise.withResolvers<Told[]>()
  readonly #answers: Told[] = []
  #columns: Columns = []
  #rows: Record<string, unknown>[] = []
  /** For the client, which calls it once when the connection ends. */
  callback = () => {}

  constructor(said: readonly Said[], kept: Kept) {
    this.#said = said
    this.#kept = kept
    this.#values = said.map(({ values }) => values.map((value) => prepareValue(value)))
    this.told = this.#settled.promise
    this.#begin()
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork()
    try {
      const parsed = new Set<string>()
      for (const [place, { name = '', text }] of this.#said.entries()) {
        const kept = this.#kept.get(name)
        const isNew = name === '' || kept === undefined || kept === 'in doubt'
        if (isNew && !parsed.has(name)) {
          if (kept === 'in doubt') connection.close({ type: 'S', name }, false)
          connection.parse({ name, text, types: [] }, false)
          connection.describe({ type: 'S', name }, false)
          if (name !== '') parsed.add(name)
        }
        connection.bind({ statement: name, values: this.#values[place] ?? [] }, false)
        connection.execute(null, false)
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    for (let place = 0; place < this.#columns.length; place++) {
      const column = this.#columns[place]
      const text = fields[place] ?? null
      if (column !== undefined) row[column.name] = text === null ? null : column.parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = null, ...counts] = text.split(' ')
    const count = counts.at(-1)
    const name = this.#said[this.#answers.length]?.name
    if (name !== undefined) this.#kept.set(name, this.#columns)
    this.#answers.push({ command, rowCount: count === undefined ? null : Number(count), rows: this.#rows })
    this.#begin()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleReadyForQuery(): void {
    this.#settled.resolve(this.#answers)
  }

  handleError(error: Error): void {
    const name = this.#said[this.#answers.length]?.name
    if (name !== undefined && !this.#kept.has(name)) this.#kept.set(name, 'in doubt')
    this.#settled.reject(error)
  }

  /** The next statement. What is known of its rows is not told again. */
  #begin(): void {
    const name = this.#said[this.#answers.length]?.name
    const kept = name === undefined ? undefined : this.#kept.get(name)
    this.#columns = kept === undefined || kept === 'in doubt' ? [] : kept
    this.#rows = []
  }
}
