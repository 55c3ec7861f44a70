/** A text as plain data: what a page is sent instead of Markdown, so that it need not know how to read it. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' }

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly content: readonly Block[] }
  | { readonly kind: 'picture'; readonly url: string; readonly alt: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

export type Tree = readonly Block[]

export const plainText = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'code') return part.text
      return part.kind === 'break' ? ' ' : plainText(part.content)
    })
    .join('')
