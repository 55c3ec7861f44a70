import { PassThrough, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const QUALITY = 4
const streams = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: () => createGzip(),
} satisfies Readonly<Record<string, () => Transform>>
/** Ties go to the first. */
const KNOWN = [...Object.keys(streams), 'identity']

/** The value of `Content-Encoding`; null where the content is sent as it is. */
export type Encoding = keyof typeof streams | null

const isEncoding = (name: string | null): name is keyof typeof streams => name !== null && Object.hasOwn(streams, name)

/** The encoding that a header `Accept-Encoding` prefers. */
export function chooseEncoding(accepted = ''): Encoding {
  const encoding = negotiate(accepted, KNOWN)
  return isEncoding(encoding) ? encoding : null
}

/** A stream that compresses what is written into it. */
export const openEncoder = (encoding: Encoding): Transform =>
  encoding === null ? new PassThrough() : streams[encoding]()
