import type { CustomFetch } from 'openid-client'

/** The server does not answer, or something else answers. */
export class RemoteDown extends Error {
  override name = 'RemoteDown'
}

/** For connecting, answering and reading the answer together. */
export const TIMEOUT_MS = 5000
const MOST_BYTES = 256 * 1024

type RequestOptions = Pick<Parameters<CustomFetch>[1], 'body'> & { method?: string; headers?: Record<string, string> }

/** One request to a server of others: no redirects, no waiting, no endless answers, and nothing but JSON from a success. */
export async function boundedFetch(
  url: string,
  { method = 'GET', body, headers = {} }: Partial<RequestOptions>,
): Promise<Response> {
  try {
    const answer = await fetch(url, {
      method,
      body: body ?? null,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const read = await readAtMost(answer, MOST_BYTES)
    const { status } = answer
    if (status >= 500 || status === 429) throw new RemoteDown(`It answered ${status}`)
    if (status === 200 && read.length > 0 && !isJson(answer))
      throw new RemoteDown('It answered something other than JSON')
    return new Response(BODILESS.includes(status) ? null : read, { status, headers: answer.headers })
  } catch (error) {
    if (error instanceof RemoteDown) throw error
    throw new RemoteDown('It did not answer', { cause: error })
  }
}

const BODILESS = [204, 205, 304]

const isJson = ({ headers }: Response) => /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')

async function readAtMost({ body }: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > most) throw new RemoteDown(`It answered more than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
