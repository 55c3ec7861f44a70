import type { AnyStateMachine, AnyStateNode } from 'xstate'

/**
 * The picture of a machine in Graphviz' language: states as boxes, states within states as frames, events on the arrows. Events
 * that change nothing but the context stand in the box, those that every state handles above the whole.
 */
export function chartOf(machine: AnyStateMachine): string {
  const { root } = machine
  return [
    'digraph {',
    'compound=true nodesep=0.3 ranksep=0.25 bgcolor="white" fontname="Helvetica" fontsize=11 labelloc=t',
    `label=<${[...staying(root), ...anywhere(root)].map((words) => small(`in every state: ${words}`)).join('<br/>')}>`,
    'node [shape=box style="rounded,filled" fillcolor="white" color="#4b5b76" fontname="Helvetica" fontsize=12]',
    'edge [color="#6d7b94" fontname="Helvetica" fontsize=10 fontcolor="#1d2a44" arrowsize=0.7]',
    ...children(root).flatMap(stateOf),
    ...wordsWithin(root),
    ...initialOf(root),
    ...children(root).flatMap(all).flatMap(arrowsOf).flatMap(lineOf),
    '}',
  ].join('\n')
}

const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const all = (node: AnyStateNode): AnyStateNode[] => [node, ...children(node).flatMap(all)]
const quoted = (text: string) => `"${text}"`
const frame = (node: AnyStateNode) => quoted(`cluster ${node.id}`)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const small = (text: string) => `<font point-size="10" color="#1d2a44">${escaped(text)}</font>`

function stateOf(node: AnyStateNode): string[] {
  if (children(node).length === 0) {
    const end = node.type === 'final' ? ' peripheries=2' : ''
    return [`${quoted(node.id)} [label=<${labelOf(node)}>${end} fillcolor="${colourOf(node)}"]`]
  }
  const line = node.type === 'parallel' ? 'rounded,dashed' : 'rounded'
  return [
    `subgraph ${frame(node)} {`,
    `label=<${labelOf(node)}> style="${line}" color="#9aa6bb" fontsize=12 labeljust=l`,
    ...children(node).flatMap(stateOf),
    ...wordsWithin(node),
    ...initialOf(node),
    '}',
  ]
}

const labelOf = (node: AnyStateNode) =>
  [
    `<b>${escaped(node.key)}</b>`,
    ...node.invoke.map(({ id }) => `<i>${small(`runs ${id}`)}</i>`),
    ...staying(node).map(small),
  ].join('<br/>')

/** Whether a response is awaited: of what the state runs, or by the tag of the state or of one of its parents. */
const awaitsResponse = (node: AnyStateNode) =>
  isBusy(node) || node.invoke.some(({ id }) => node.transitions.has(`xstate.done.actor.${id}`))
const isBusy = (node: AnyStateNode): boolean =>
  node.tags.includes('busy') || (node.parent !== undefined && isBusy(node.parent))
const colourOf = (node: AnyStateNode) => (awaitsResponse(node) ? '#fdf3d8' : 'white')

function initialOf(node: AnyStateNode): string[] {
  if (node.type === 'parallel') return []
  const dot = quoted(`${node.id} start`)
  return node.initial.target.flatMap((target: AnyStateNode) => [
    `${dot} [shape=point width=0.1 color="#1d2a44" fillcolor="#1d2a44" label=""]`,
    `${dot} -> ${quoted(leafOf(target))} [${at('lhead', target)}]`,
  ])
}

/** Arrows join leaves; where a frame is meant, the arrow is cut at its border. */
const leafOf = (node: AnyStateNode): string => {
  const [first] = children(node)
  return first === undefined ? node.id : leafOf(first)
}
const at = (end: 'lhead' | 'ltail', node: AnyStateNode) => (children(node).length > 0 ? `${end}=${frame(node)}` : '')

const transitionsOf = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
type Transition = ReturnType<typeof transitionsOf>[number]

const staying = (node: AnyStateNode) =>
  unique(
    transitionsOf(node)
      .filter(({ target }) => !target)
      .map(wordsOf),
  )
const leaving = (node: AnyStateNode) =>
  transitionsOf(node).flatMap((one) => (one.target ?? []).map((target) => ({ target, words: wordsOf(one) })))
const anywhere = (root: AnyStateNode) =>
  unique(leaving(root).map(({ target, words }) => `${words} → ${target.path.join(' ')}`))

type Arrow = { source: AnyStateNode; target: AnyStateNode; words: string[] }

function arrowsOf(source: AnyStateNode): Arrow[] {
  const arrows = leaving(source)
  return [...new Set(arrows.map(({ target }) => target))].map((target) => {
    const meant = arrows.filter((arrow) => arrow.target === target)
    return { source, target, words: unique(meant.map((arrow) => arrow.words)).filter((words) => words !== '') }
  })
}

/** The label is a node between: Graphviz draws lines through the labels of others, and never through a node. */
const wordsNode = ({ source, target }: Arrow) => quoted(`${source.id} to ${target.id}`)

function lineOf(arrow: Arrow): string[] {
  const { source, target, words } = arrow
  const [from, to] = [quoted(leafOf(source)), quoted(leafOf(target))]
  if (words.length === 0) return [`${from} -> ${to} [${at('ltail', source)} ${at('lhead', target)}]`]
  const way = wordsNode(arrow)
  return [`${from} -> ${way} [arrowhead=none ${at('ltail', source)}]`, `${way} -> ${to} [${at('lhead', target)}]`]
}

/** The arrows whose innermost common frame is this one. */
function wordsWithin(node: AnyStateNode): string[] {
  const { root } = node.machine
  return children(root)
    .flatMap(all)
    .flatMap(arrowsOf)
    .filter((arrow) => arrow.words.length > 0 && frameOf(arrow) === node)
    .map((arrow) => {
      const label = arrow.words.map(escaped).join('<br/>')
      return `${wordsNode(arrow)} [class=words shape=plain style="" fontsize=11 fontcolor="#1d2a44" label=<${label}>]`
    })
}

const around = ({ parent }: AnyStateNode): AnyStateNode[] => (parent === undefined ? [] : [parent, ...around(parent)])
const frameOf = ({ source, target }: Arrow) => around(source).find((node) => around(target).includes(node))

const unique = (words: string[]) => [...new Set(words)]

const wordsOf = ({ eventType, guard, source }: Transition) =>
  [wordOf(eventType, source.machine.implementations.delays), conditionOf(guard)].filter(Boolean).join(' ')

type Delays = Readonly<Record<string, unknown>>

function wordOf(event: string, delays: Delays): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|snapshot|after)\.(.*)$/.exec(event) ?? []
  if (kind === 'done.actor') return `${rest} answers`
  if (kind === 'error.actor') return `${rest} fails`
  if (kind === 'snapshot') return `${rest} changes`
  return kind === 'after' ? afterOf(rest.split('.')[0] ?? '', delays) : event
}

/** With its length where that is always the same. */
function afterOf(name: string, delays: Delays): string {
  const delay = delays[name]
  return typeof delay === 'number' ? `after ${name} (${delay / 1000} s)` : `after ${name}`
}

function conditionOf(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return `[${guard}]`
  const named = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : undefined
  return typeof named === 'string' ? `[${named}]` : '[if …]'
}
