type Schema = { $ref?: string; properties?: Record<string, unknown> }
type Operation = {
  parameters?: { name?: string }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
export type Contract = {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** Whether the contract that a server serves has a dry run of this call. One that does not know the parameter ignores it, and writes. */
export function knowsDryRun({ paths = {}, components }: Contract, method: string, pathname: string): boolean {
  const [, operations] = Object.entries(paths).find(([path]) => isPathOf(path, pathname)) ?? []
  const operation = operations?.[method.toLowerCase()]
  const schema = operation?.requestBody?.content['application/json'].schema
  const body = schema?.$ref ? components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema
  const parameters = operation?.parameters ?? []
  return parameters.some(({ name }) => name === 'dryRun') || 'dryRun' in (body?.properties ?? {})
}

/** `path` is of the contract: `/shops/{id}/hours`. */
function isPathOf(path: string, pathname: string): boolean {
  const [names, parts] = [path.split('/'), pathname.split('/')]
  return names.length === parts.length && names.every((name, index) => name.startsWith('{') || name === parts[index])
}
