/** An answer without the seconds that are left (`…InSeconds`), which differ from one answer to the next. */
export const withoutSeconds = <Body>(body: Body): Body =>
  JSON.parse(JSON.stringify(body, (name, value) => (name.endsWith('InSeconds') ? undefined : value))) as Body
