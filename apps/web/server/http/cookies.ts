/** The first cookie of a name wins, as browsers send the most specific one first. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    const name = pair.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}
