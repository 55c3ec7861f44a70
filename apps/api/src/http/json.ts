import type { FastifyBodyParser, FastifyInstance } from 'fastify'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * An empty body is no body: an operation that needs one says so, the others do not mind. Bytes that are not UTF-8 are
 * refused rather than replaced, and so is what claims to be packed or written in another way: nobody's words are guessed.
 */
export function readJson(app: FastifyInstance): FastifyBodyParser<Buffer> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, bytes, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
    if (encoding !== 'identity' || !isUtf8(type)) return done(new UnsupportedBody())
    if (bytes.length === 0) return done(null, undefined)
    try {
      parse(request, utf8.decode(bytes), done)
    } catch (error) {
      done(error instanceof TypeError ? new NotUtf8() : (error as Error))
    }
  }
}

const isUtf8 = (type: string) =>
  (/;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1] ?? 'utf-8').toLowerCase() === 'utf-8'

class UnsupportedBody extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
}

class NotUtf8 extends Error {
  readonly statusCode = 400
}
