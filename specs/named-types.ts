import ts from 'typescript'

/** A name that every file has already. */
const RENAMED: Readonly<Record<string, string>> = { Error: 'ErrorBody' }

/** Declarations of the generator for what the contract has none of. */
const EMPTY = /^export type (?:webhooks|\$defs) = Record<string, never>;\n/gm

/** A page chooses among these, and a newer server sends no other. Any other list of texts it may extend: what reads one needs a default. */
const CLOSED = new Set([
  'Locale',
  'Currency',
  'LocationType',
  'SearchSort',
  'DurationBucket',
  'ReviewReportReason',
  'TimeOfDay',
])

type Replacement = { start: number; end: number; text: string }
type Declaration = { name: string; comment: string; type: ts.TypeNode }

/**
 * The same types, each entity, query and answer by a name of its own: an editor shows the name of an interface, and of an anonymous type
 * nothing but how the generator refers to its parts. `components`, `operations` and `paths` stay, and say the same.
 */
export function withNamedTypes(source: string): string {
  const file = ts.createSourceFile('schema.gen.ts', source, ts.ScriptTarget.Latest, true)
  const components = membersOf(file, 'components')
  const parameters = propertiesOf(components.get('parameters'))
  const declarations = [
    ...entitiesIn(components.get('schemas')),
    ...answersIn(components.get('responses')),
    ...callsIn(membersOf(file, 'operations')),
  ]
  const names = new Map(declarations.map(({ name, type }) => [type, name]))
  if (new Set(names.values()).size < declarations.length) throw new Error('Two types of the contract have one name')

  function replacementOf(node: ts.Node): string | undefined {
    const [of, name] = referenceIn(node) ?? []
    if (of === 'schemas' && name !== undefined) return RENAMED[name] ?? name
    const parameter = of === 'parameters' ? parameters.get(name ?? '')?.type : undefined
    return parameter && rendered(parameter)
  }

  function rendered(root: ts.Node): string {
    const found: Replacement[] = []
    const visit = (node: ts.Node) => {
      const text =
        (node === root ? undefined : names.get(node as ts.TypeNode)) ??
        replacementOf(node) ??
        (node === root || root === file ? undefined : openedOf(node))
      if (text === undefined) ts.forEachChild(node, visit)
      else found.push({ start: node.getStart(), end: node.getEnd(), text })
    }
    visit(root)
    const start = root.getStart()
    return found.reduceRight(
      (text, it) => text.slice(0, it.start - start) + it.text + text.slice(it.end - start),
      source.slice(start, root.getEnd()),
    )
  }

  const written = declarations.map(({ name, comment, type }) => {
    const text = ts.isTypeLiteralNode(type)
      ? `export interface ${name} ${rendered(type)}`
      : `export type ${name} = ${rendered(type)}${isListOfTexts(type) && !CLOSED.has(name) ? OTHERS : ''};`
    return dedented(comment === '' ? text : `${comment}\n${text}`, type)
  })
  return `${rendered(file).replaceAll(EMPTY, '')}\n${written.join('\n')}\n`
}

const OTHERS = ' | (string & {})'

const isListOfTexts = (node: ts.Node) =>
  ts.isUnionTypeNode(node) && node.types.every((one) => ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal))

/** A list that stands in a type itself. */
const openedOf = (node: ts.Node) => (isListOfTexts(node) ? `${node.getText()}${OTHERS}` : undefined)

/** `components["schemas"]["Money"]` as `['schemas', 'Money']`. */
function referenceIn(node: ts.Node): [string, string] | undefined {
  const match = ts.isIndexedAccessTypeNode(node) && /^components\["(\w+)"\]\["(\w+)"\]$/.exec(node.getText())
  return match ? [match[1] ?? '', match[2] ?? ''] : undefined
}

type Properties = Map<string, ts.PropertySignature>

function propertiesIn(members: ts.NodeArray<ts.TypeElement>): Properties {
  const properties = members.filter(ts.isPropertySignature)
  return new Map(properties.map((one) => [one.name.getText().replaceAll('"', ''), one]))
}

function propertiesOf(property: ts.PropertySignature | undefined): Properties {
  return property?.type && ts.isTypeLiteralNode(property.type) ? propertiesIn(property.type.members) : new Map()
}

function membersOf(file: ts.SourceFile, name: string): Properties {
  const found = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
  return found && ts.isInterfaceDeclaration(found) ? propertiesIn(found.members) : new Map()
}

const commentOf = (node: ts.Node) =>
  node
    .getFullText()
    .slice(0, node.getStart() - node.getFullStart())
    .trim()

function entitiesIn(schemas: ts.PropertySignature | undefined): Declaration[] {
  return [...propertiesOf(schemas)].flatMap(([name, property]) =>
    property.type ? [{ name: RENAMED[name] ?? name, comment: commentOf(property), type: property.type }] : [],
  )
}

/** What a call takes as its query, and what it answers where that is not an entity. */
function callsIn(operations: Properties): Declaration[] {
  return [...operations].flatMap(([operation, property]) => {
    const name = operation.replace(/^./, (first) => first.toUpperCase())
    const parts = propertiesOf(property)
    const query = propertiesOf(parts.get('parameters')).get('query')?.type
    const success = propertiesOf(parts.get('responses')).get('200')
    return [
      ...(query && ts.isTypeLiteralNode(query) ? [{ name: `${name}Query`, comment: '', type: query }] : []),
      ...answerIn(`${name}Answer`, success),
    ]
  })
}

/** What several calls answer. */
const answersIn = (responses: ts.PropertySignature | undefined): Declaration[] =>
  [...propertiesOf(responses)].flatMap(([name, response]) => answerIn(name.replace(/(?:Answer)?$/, 'Answer'), response))

function answerIn(name: string, response: ts.PropertySignature | undefined): Declaration[] {
  const type = propertiesOf(propertiesOf(response).get('content')).get('application/json')?.type
  return type && referenceIn(type) === undefined ? [{ name, comment: '', type }] : []
}

/** At the margin, whatever it stood in before. */
function dedented(text: string, type: ts.TypeNode): string {
  const { character } = type.getSourceFile().getLineAndCharacterOfPosition(type.parent.getStart())
  return text.replaceAll(`\n${' '.repeat(character)}`, '\n')
}
