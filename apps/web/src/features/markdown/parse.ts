import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Inline, Tree } from './tree.ts'

type Node = ReturnType<typeof fromMarkdown>['children'][number]

/** Elsewhere on the web, a mailbox, or a path of this site: nothing else is followed. */
const isSafe = (address: string): boolean => /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(address)
const isPicture = (address: string): boolean => /^(?:https:\/\/|\/(?![/\\]))/i.test(address)

const inlines = (nodes: readonly Node[]): Inline[] => nodes.flatMap(inline)
const blocks = (nodes: readonly Node[]): Block[] => nodes.flatMap(block)

function inline(node: Node): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, content: inlines(node.children) }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'break' }]
    case 'link': {
      const content = inlines(node.children)
      return isSafe(node.url) ? [{ kind: 'link', href: node.url, content }] : content
    }
    case 'image':
      return node.alt ? [node.alt] : []
    default:
      return []
  }
}

function block(node: Node): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, content: inlines(node.children) }]
    case 'paragraph': {
      const [only, ...others] = node.children
      if (only?.type === 'image' && others.length === 0 && isPicture(only.url)) {
        return [{ kind: 'picture', url: only.url, alt: only.alt ?? '' }]
      }
      return [{ kind: 'paragraph', content: inlines(node.children) }]
    }
    case 'list':
      return [
        { kind: 'list', ordered: node.ordered === true, items: node.children.map(({ children }) => blocks(children)) },
      ]
    case 'blockquote':
      return [{ kind: 'quote', content: blocks(node.children) }]
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    default:
      return []
  }
}

/** Markup in the text is left out, never passed on. */
export const parse = (markdown: string): Tree => blocks(fromMarkdown(markdown).children)
