import { useLingui } from '@lingui/react'
import type { Fields } from '@yoyaku/core'
import { fieldWords } from './field-words.ts'

/** `error('email')`: the sentence beside a field that is not right, else undefined. */
export function useFieldErrors(fields: Fields): (field: string) => string | undefined {
  const { _ } = useLingui()
  return (field) => {
    const code = fields[field]
    return code === undefined ? undefined : _(fieldWords(field, code))
  }
}
