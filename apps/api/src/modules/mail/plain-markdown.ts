/** Markdown as plain text, for an e-mail: an address stands behind the words that link it, a path of the site does not. */
export const plainMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(/^#{1,6}[ \t]+/gm, '')
    .replaceAll(/!?\[([^[\]]*)\]\(([^)\s[]*)(?:\s[^)[]*)?\)/g, (_, words: string, address: string) =>
      /^(?:https?:|mailto:)/.test(address) ? `${words} (${address})` : words,
    )
    .replaceAll(/<([^<>\s]+)>/g, '$1')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+.!>-])/g, '$1')
