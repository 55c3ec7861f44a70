import { parse } from '../features/markdown/parse.ts'
import { type Inline, plainText, type Tree } from '../features/markdown/tree.ts'
import type { BusinessLine } from '../site/site.tsx'

const MOST_LINES = 20

let last: { readonly markdown: string; readonly lines: readonly BusinessLine[] } | undefined

/** Paragraphs and items that stand before the first heading, as plain text or one link. Every page asks for the same text. */
export function businessLines(markdown: string | null): readonly BusinessLine[] {
  if (markdown === null) return []
  if (last?.markdown !== markdown) {
    const tree = parse(markdown)
    const end = tree.findIndex(({ kind }) => kind === 'heading')
    last = { markdown, lines: linesOf(end < 0 ? tree : tree.slice(0, end)).slice(0, MOST_LINES) }
  }
  return last.lines
}

const linesOf = (tree: Tree): readonly BusinessLine[] =>
  tree.flatMap((block) => {
    if (block.kind === 'paragraph') return [lineOf(block.content)]
    if (block.kind === 'list') return block.items.flatMap(linesOf)
    return block.kind === 'quote' ? linesOf(block.content) : []
  })

/** A line that is a link as a whole stays one: the law wants the register of businesses one press away. */
function lineOf(content: readonly Inline[]): BusinessLine {
  const [only, ...others] = content
  const text = plainText(content)
  return typeof only === 'object' && only.kind === 'link' && others.length === 0 ? { text, href: only.href } : text
}
