import { CompiledQuery } from 'kysely'
import type { Db, Trx } from './connection.ts'
import type { Statement } from './trip.ts'

/**
 * SQL as it stands in the code, with its values as parameters; what is `written` itself becomes a part of it. For what is
 * said for every reservation: nothing is built of it before it is sent.
 */
export class Written<Row> implements Statement<Row> {
  readonly #words: readonly string[]
  readonly #values: readonly unknown[]

  constructor(words: readonly string[], values: readonly unknown[]) {
    this.#words = words
    this.#values = values
  }

  compile(): CompiledQuery<Row> {
    const parameters: unknown[] = []
    return CompiledQuery.raw(this.#say(parameters), parameters) as CompiledQuery<Row>
  }

  async rows(db: Db | Trx): Promise<Row[]> {
    return (await db.executeQuery(this.compile())).rows
  }

  #say(parameters: unknown[]): string {
    let text = this.#words[0] ?? ''
    for (const [place, value] of this.#values.entries()) {
      text +=
        (value instanceof Written ? value.#say(parameters) : `$${parameters.push(value)}`) + this.#words[place + 1]
    }
    return text
  }
}

/** `written<{ id: string }>\`select id from hold where id = ${id}\`` */
export const written = <Row>(words: TemplateStringsArray, ...values: unknown[]): Written<Row> =>
  new Written<Row>(words, values)

/** A part of others that has no values. */
export const words = (text: string): Written<unknown> => new Written([text], [])
