/** Without what names one of its kind: `/brands/k3m9x2ab` and all other shops are `/brands/*`. */
const kindOf = (path: string): string => path.replace(/(?<=^\/\w+\/).*/, '*')

/** The pages of the sitemap without their language: each fixed one, and the first of each kind. The front page is ''. */
export async function publicPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', origin))).text()
  const firstOfKind = new Map<string, string>()
  for (const [, path = ''] of xml.matchAll(/<loc>[^<]*?\/en((?:\/[^<]*)?)<\/loc>/g)) {
    if (!firstOfKind.has(kindOf(path))) firstOfKind.set(kindOf(path), path)
  }
  return [...firstOfKind.values()]
}
