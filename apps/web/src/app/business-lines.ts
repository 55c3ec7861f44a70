import { parse } from '../features/markdown/parse.ts'
import { plainText, type Tree } from '../features/markdown/tree.ts'

const MOST_LINES = 20

let last: { readonly markdown: string; readonly lines: readonly string[] } | undefined

/** Paragraphs and items that stand before the first heading, as plain text. Every page asks for the same text. */
export function businessLines(markdown: string | null): readonly string[] {
  if (markdown === null) return []
  if (last?.markdown !== markdown) {
    const tree = parse(markdown)
    const end = tree.findIndex(({ kind }) => kind === 'heading')
    last = { markdown, lines: linesOf(end < 0 ? tree : tree.slice(0, end)).slice(0, MOST_LINES) }
  }
  return last.lines
}

const linesOf = (tree: Tree): readonly string[] =>
  tree.flatMap((block) => {
    if (block.kind === 'paragraph') return [plainText(block.content)]
    if (block.kind === 'list') return block.items.flatMap(linesOf)
    return block.kind === 'quote' ? linesOf(block.content) : []
  })
