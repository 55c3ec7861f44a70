type Came = { method: 'GET' | 'POST'; url: string; answer: URLSearchParams }

const MOST_STEPS = 10

/** Follows a person from our start to where the provider sends them back, with the provider's cookies. */
export async function throughProvider(start: string, redirectUri: string): Promise<Came> {
  const jar = new Map<string, string>()
  let at = start
  for (let step = 0; step < MOST_STEPS; step++) {
    const answered = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of answered.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const location = answered.headers.get('location')
    if (location === null) return formIn(await answered.text(), redirectUri)
    at = new URL(location, at).href
    if (at.startsWith(`${redirectUri}?`)) return { method: 'GET', url: at, answer: new URL(at).searchParams }
  }
  throw new Error(`The provider leads nowhere: ${at}`)
}

function formIn(html: string, redirectUri: string): Came {
  if (!html.includes(`action="${redirectUri}"`)) throw new Error(`The provider answered: ${html.slice(0, 2000)}`)
  const inputs = html.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)
  const answer = new URLSearchParams(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  )
  return { method: 'POST', url: redirectUri, answer }
}
