import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/** Lingui reads tags in a value as markup of the sentence. A name with a tag in it is a text; in a list it is no string to Lingui. */
const asText = (value: unknown): unknown => (typeof value === 'string' && value.includes('<') ? [value] : value)

/** The component that the macro `Trans` becomes (`lingui-macro.ts`). */
export function Trans({ values, ...sentence }: TransProps) {
  if (values === undefined) return <LinguiTrans {...sentence} />
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
  return <LinguiTrans {...sentence} values={shown} />
}
