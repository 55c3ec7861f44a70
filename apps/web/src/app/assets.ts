/** Vite's build manifest, as far as it is used. */
export type AssetManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>

/** Addresses of all scripts and styles that the sources need at once. */
export function assetsOf(manifest: AssetManifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (chunk === undefined || scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) visit(next)
    for (const css of chunk.css ?? []) styles.add(`/${css}`)
  }
  for (const source of sources) visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}
