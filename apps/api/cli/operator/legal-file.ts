interface StoredFile {
  readonly title: string
  readonly body: string
}

/** The file from which this text is read again, a title that ends in signs of the format included. */
export const legalFile = ({ title, body }: StoredFile): string =>
  `# ${title}${/(?:^|[ \t])#+$/.test(title) ? ' #' : ''}\n\n${body}\n`
