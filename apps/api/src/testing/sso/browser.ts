type Came = { method: 'GET' | 'POST'; url: string; answer: URLSearchParams }
type Page = { url: string; html: string }

const MOST_STEPS = 12

/** Follows redirects with the cookies of each origin, as a browser does. */
export class Browser {
  readonly #jars = new Map<string, Map<string, string>>()

  /** Ends at a page, or before the request of an address where `stops` is true. */
  async open(
    start: string,
    { form, stops = () => false }: { form?: URLSearchParams; stops?: (url: string) => boolean } = {},
  ): Promise<Page> {
    let url = start
    let body = form
    for (let step = 0; step < MOST_STEPS; step++) {
      if (stops(url)) return { url, html: '' }
      const answer = await this.#send(url, body)
      const location = answer.headers.get('location')
      if (location === null) return { url, html: await answer.text() }
      body = undefined
      url = new URL(location, url).href
    }
    throw new Error(`This leads nowhere: ${url}`)
  }

  /** The `Cookie` header of a request to an origin. */
  cookieFor(origin: string): string {
    return [...(this.#jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async #send(url: string, form: URLSearchParams | undefined): Promise<Response> {
    const { origin } = new URL(url)
    const jar = this.#jars.get(origin) ?? new Map<string, string>()
    this.#jars.set(origin, jar)
    const sent = { redirect: 'manual', headers: { cookie: this.cookieFor(origin) } } as const
    const answer = await fetch(url, form ? { ...sent, method: 'POST', body: form } : sent)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
}

/** Follows a person from our start to where the provider sends them back. */
export async function throughProvider(start: string, redirectUri: string): Promise<Came> {
  const { url, html } = await new Browser().open(start, { stops: (at) => at.startsWith(`${redirectUri}?`) })
  if (html === '') return { method: 'GET', url, answer: new URL(url).searchParams }
  return { method: 'POST', url: redirectUri, answer: hiddenFields(html, redirectUri) }
}

/** Reads the fields that a page posts to `action` by itself. */
export function hiddenFields(html: string, action: string): URLSearchParams {
  if (!html.includes(`action="${action}"`)) throw new Error(`The provider answered: ${html.slice(0, 2000)}`)
  const inputs = html.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)
  const unescaped = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]))
}
