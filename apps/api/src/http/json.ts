import type { FastifyBodyParser, FastifyInstance } from 'fastify'

/** An empty body is no body: an operation that needs one says so, the others do not mind. */
export function readJson(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  }
}
