import { PassThrough, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const QUALITY = 4
const streams: Readonly<Record<string, () => Transform>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: () => createGzip(),
}
/** The first is taken where several are liked as much. */
const KNOWN = [...Object.keys(streams), 'identity']

/** What a page is written into, and the name of its encoding; null where it goes as it is. */
export function compressor(accepted = ''): { readonly encoding: string | null; readonly stream: Transform } {
  const encoding = negotiate(accepted, KNOWN)
  const open = encoding === null ? undefined : streams[encoding]
  return open === undefined ? { encoding: null, stream: new PassThrough() } : { encoding, stream: open() }
}
