import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../contract/handler.ts'

type AnyHandler = (call: { context: AppContext }) => Promise<unknown>

/** The same operations on the database that reads of the catalogue go to: it is the `db` of their context. */
export function readingCatalogue<Some extends Partial<Handlers>>(handlers: Some): Some {
  const named = Object.entries(handlers) as unknown as [string, AnyHandler][]
  const reading = named.map(([name, handler]): [string, AnyHandler] => [
    name,
    (call) => call.context.catalogue.run((db) => handler({ ...call, context: { ...call.context, db } })),
  ])
  return Object.fromEntries(reading) as unknown as Some
}
