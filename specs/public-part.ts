type Operation = { 'x-scope'?: string }
type Item = Record<string, Operation | unknown[]>
export type Document = {
  paths: Record<string, Item>
  components: Record<string, Record<string, unknown>>
}

const isOperator = (value: Operation | unknown[]) => !Array.isArray(value) && value['x-scope'] === 'operator'

/** Every `$ref` below a value, as `schemas/Money`. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref.replace('#/components/', '')] : []
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}

/** The contract without what operators call, nor what they alone send and read: what a page can do. */
export function publicPart<Contract extends Document>(contract: Contract): Contract {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).flatMap(([path, item]) => {
      const left = Object.entries(item).filter(([, value]) => !isOperator(value))
      return left.some(([, value]) => !Array.isArray(value)) ? [[path, Object.fromEntries(left)]] : []
    }),
  )
  const operators = Object.values(contract.paths).flatMap((item) => Object.values(item).filter(isOperator))
  const reached = (roots: readonly unknown[]) => {
    const found = new Set(roots.flatMap(referencesIn))
    for (const reference of found) {
      const [kind = '', name = ''] = reference.split('/')
      for (const next of referencesIn(contract.components[kind]?.[name])) found.add(next)
    }
    return found
  }
  // What nothing refers to stays: a webhook or a frame of the live connection may be described by it.
  const [left, theirs] = [reached(Object.values(paths)), reached(operators)]
  const components = Object.fromEntries(
    Object.entries(contract.components).map(([kind, parts]) => [
      kind,
      Object.fromEntries(
        Object.entries(parts).filter(
          ([name]) =>
            left.has(`${kind}/${name}`) ||
            !(theirs.has(`${kind}/${name}`) || (kind === 'securitySchemes' && name === 'operator')),
        ),
      ),
    ]),
  )
  return { ...contract, paths, components }
}
