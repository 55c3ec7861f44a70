import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** What a drawing shows: the inside of a state (the whole machine by default), with some of the states in it as a box without their own. */
export type Detail = { of?: AnyStateNode; collapsed?: readonly AnyStateNode[] }

/**
 * The picture of a machine in Graphviz' language: states as boxes, states within states as frames, events on the arrows. Events
 * that change nothing but the context stand in the box, with those that lead out of the drawing; those that every state of a frame
 * handles above the frame.
 */
export function chartOf(machine: AnyStateMachine, { of: shown = machine.root, collapsed = [] }: Detail = {}): string {
  const children = (node: AnyStateNode): AnyStateNode[] => (collapsed.includes(node) ? [] : inside(node))
  const all = (node: AnyStateNode): AnyStateNode[] => [node, ...children(node).flatMap(all)]
  const drawn = children(shown).flatMap(all)
  /** The state itself, or the box that stands for it; undefined where it is not in the drawing. */
  const visible = (node: AnyStateNode) => [node, ...around(node)].find((one) => drawn.includes(one))

  /** Arrows join leaves; where a frame is meant, the arrow is cut at its border. */
  const leafOf = (node: AnyStateNode): string => {
    const [first] = children(node)
    return first === undefined ? node.id : leafOf(first)
  }
  const at = (end: 'lhead' | 'ltail', node: AnyStateNode) => (children(node).length > 0 ? `${end}=${frame(node)}` : '')

  /** Of events that every state of a frame handles, and of those that lead out of the drawing. */
  const isText = (source: AnyStateNode, target: AnyStateNode) =>
    visible(target) === undefined || around(target).includes(source)
  const wordsIn = (node: AnyStateNode) =>
    unique([
      ...staying(node),
      ...leaving(node)
        .filter(({ target }) => isText(node, target))
        .map(({ target, words }) => `${words} → ${nameIn(shown, target)}`),
    ])

  const nameOf = (node: AnyStateNode) => `<b>${escaped(node.key)}</b>`
  const textOf = (node: AnyStateNode) => [
    ...node.invoke.map(({ id }) => `<i>${small(`runs ${id}`)}</i>`),
    ...(collapsed.includes(node) ? inside(node).map(({ key }) => `<i>${small(key)}</i>`) : wordsIn(node).map(small)),
  ]

  function stateOf(node: AnyStateNode): string[] {
    if (children(node).length === 0) {
      const end = node.type === 'final' ? ' peripheries=2' : ''
      const more = collapsed.includes(node) ? ' penwidth=3' : ''
      const isYellow = collapsed.includes(node) ? isBusy(node) : awaitsResponse(node)
      return [
        `${quoted(node.id)} [label=<${[nameOf(node), ...textOf(node)].join('<br/>')}>${end}${more} fillcolor="${isYellow ? '#fdf3d8' : 'white'}"]`,
      ]
    }
    const line = node.type === 'parallel' ? 'rounded,dashed' : 'rounded'
    return [
      `subgraph ${frame(node)} {`,
      `label=<${nameOf(node)}> style="${line}" color="#9aa6bb" fontsize=12 labeljust=l`,
      ...textWithin(node),
      ...children(node).flatMap(stateOf),
      ...wordsWithin(node),
      ...initialOf(node),
      '}',
    ]
  }

  /** The text of a frame is a node, too: Graphviz draws lines through the labels of frames. */
  function textWithin(node: AnyStateNode): string[] {
    const text = textOf(node)
    return text.length === 0
      ? []
      : [`${quoted(`${node.id} text`)} [shape=plain style="" label=<${text.join('<br/>')}>]`]
  }

  function initialOf(node: AnyStateNode): string[] {
    if (node.type === 'parallel') return []
    const dot = quoted(`${node.id} start`)
    return node.initial.target.flatMap((target: AnyStateNode) => {
      const first = visible(target) ?? target
      return [
        `${dot} [shape=point width=0.1 color="#1d2a44" fillcolor="#1d2a44" label=""]`,
        `${dot} -> ${quoted(leafOf(first))} [${at('lhead', first)}]`,
      ]
    })
  }

  /** With those of the states that a box stands for. */
  function arrowsOf(source: AnyStateNode): Arrow[] {
    const sources = collapsed.includes(source) ? [source, ...within(source)] : [source]
    const arrows = sources
      .flatMap(leaving)
      .filter(({ target }) => !isText(source, target) && !(collapsed.includes(source) && visible(target) === source))
      .map(({ target, words }) => ({ target: visible(target) as AnyStateNode, words }))
    return unique(arrows.map(({ target }) => target)).map((target) => {
      const meant = arrows.filter((arrow) => arrow.target === target)
      return { source, target, words: unique(meant.map((arrow) => arrow.words)).filter((words) => words !== '') }
    })
  }
  const arrows = drawn.flatMap(arrowsOf)

  function lineOf(arrow: Arrow): string[] {
    const { source, target, words } = arrow
    const [from, to] = [quoted(leafOf(source)), quoted(leafOf(target))]
    if (words.length === 0) return [`${from} -> ${to} [${at('ltail', source)} ${at('lhead', target)}]`]
    const way = wordsNode(arrow)
    return [`${from} -> ${way} [arrowhead=none ${at('ltail', source)}]`, `${way} -> ${to} [${at('lhead', target)}]`]
  }

  /** The arrows whose innermost common frame is this one. */
  const wordsWithin = (node: AnyStateNode): string[] =>
    arrows
      .filter((arrow) => arrow.words.length > 0 && frameOf(arrow) === node)
      .map((arrow) => {
        const label = arrow.words.map(escaped).join('<br/>')
        return `${wordsNode(arrow)} [class=words shape=plain style="" fontsize=11 fontcolor="#1d2a44" label=<${label}>]`
      })

  return [
    'digraph {',
    'compound=true nodesep=0.3 ranksep=0.25 bgcolor="white" fontname="Helvetica" fontsize=11 labelloc=t',
    `label=<${wordsIn(shown)
      .map((words) => small(`in every state: ${words}`))
      .join('<br/>')}>`,
    'node [shape=box style="rounded,filled" fillcolor="white" color="#4b5b76" fontname="Helvetica" fontsize=12]',
    'edge [color="#6d7b94" fontname="Helvetica" fontsize=10 fontcolor="#1d2a44" arrowsize=0.7]',
    ...children(shown).flatMap(stateOf),
    ...wordsWithin(shown),
    ...initialOf(shown),
    ...arrows.flatMap(lineOf),
    '}',
  ].join('\n')
}

const inside = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const within = (node: AnyStateNode): AnyStateNode[] => inside(node).flatMap((one) => [one, ...within(one)])
const around = ({ parent }: AnyStateNode): AnyStateNode[] => (parent === undefined ? [] : [parent, ...around(parent)])
const quoted = (text: string) => `"${text}"`
const frame = (node: AnyStateNode) => quoted(`cluster ${node.id}`)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const small = (text: string) => `<font point-size="10" color="#1d2a44">${escaped(text)}</font>`

/** The name of a state, without what it shares with the drawing. */
const nameIn = (shown: AnyStateNode, node: AnyStateNode) =>
  node.path.slice(around(node).includes(shown) ? shown.path.length : 0).join(' ')

/** Whether a response is awaited: of what the state runs, or by the tag of the state or of one of its parents. */
const awaitsResponse = (node: AnyStateNode) =>
  isBusy(node) || node.invoke.some(({ id }) => node.transitions.has(`xstate.done.actor.${id}`))
const isBusy = (node: AnyStateNode): boolean =>
  node.tags.includes('busy') || (node.parent !== undefined && isBusy(node.parent))

const transitionsOf = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
type Transition = ReturnType<typeof transitionsOf>[number]

const staying = (node: AnyStateNode) =>
  transitionsOf(node)
    .filter(({ target }) => !target)
    .map(wordsOf)
const leaving = (node: AnyStateNode) =>
  transitionsOf(node).flatMap((one) => (one.target ?? []).map((target) => ({ target, words: wordsOf(one) })))

type Arrow = { source: AnyStateNode; target: AnyStateNode; words: string[] }

/** The label is a node between: Graphviz draws lines through the labels of others, and never through a node. */
const wordsNode = ({ source, target }: Arrow) => quoted(`${source.id} to ${target.id}`)

const frameOf = ({ source, target }: Arrow) => around(source).find((node) => around(target).includes(node))

const unique = <T>(values: T[]) => [...new Set(values)]

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
