interface StoredFile {
  readonly title: string
  readonly body: string
}

/** The file that is read as this text again: nothing but its own signs would lead back to a title that ends in them. */
export const legalFile = ({ title, body }: StoredFile): string =>
  `# ${title}${/(?:^|[ \t])#+$/.test(title) ? ' #' : ''}\n\n${body}\n`
