import type { FieldErrors } from '@yoyaku/core/types'
import { useState } from 'react'

/** The fields that an input fills in, where it has another name. */
const FIELD_OF: Readonly<Record<string, string>> = { terms: 'consents.terms', privacy: 'consents.privacy' }

/** The errors of the last attempt, without fields that have been changed since and are valid by now. */
export function useRemainingErrors(fields: FieldErrors) {
  const [repaired, setRepaired] = useState({ of: fields, names: [] as readonly string[] })
  const names = repaired.of === fields ? repaired.names : []
  return {
    errors: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
    recheck(changed: EventTarget, wrong: FieldErrors): void {
      if (!(changed instanceof HTMLInputElement)) return
      const name = FIELD_OF[changed.name] ?? changed.name
      const others = names.filter((one) => one !== name)
      setRepaired({ of: fields, names: wrong[name] === undefined ? [...others, name] : others })
    },
  }
}
