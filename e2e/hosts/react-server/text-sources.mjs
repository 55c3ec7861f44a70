/** The loader of React wants a text, where Node gives bytes, and a source map of an absolute address or none. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context)
  if (loaded.format !== 'module') return loaded
  const text = Buffer.from(loaded.source).toString()
  return { ...loaded, source: text.replace(/^\/\/# sourceMappingURL=.*$/m, '') }
}
