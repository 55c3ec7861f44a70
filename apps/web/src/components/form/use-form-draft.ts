import { type FormEvent, useCallback, useState } from 'react'
import { TYPED } from './form-drafts.ts'
import { readFromTab, removeFromTab, storeInTab } from './tab-storage.ts'

type Values = Readonly<Record<string, string>>

/** The storage may hold anything: values that are no texts are left out. */
const textsIn = (found: unknown): Values =>
  Object.fromEntries(Object.entries(found ?? {}).filter(([, value]) => typeof value === 'string'))

function read(key: string): Values {
  try {
    return textsIn(JSON.parse(readFromTab(TYPED + key) ?? '{}'))
  } catch {
    return {}
  }
}

function write(key: string, typed: Values | null): void {
  if (typed === null) removeFromTab(TYPED + key)
  else storeInTab(TYPED + key, JSON.stringify(typed))
}

/** A ticked box is `on`, an unticked one is empty: as in a submitted form. */
const changeOf = (target: EventTarget): readonly [name: string, value: string] | null => {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return [target.name, target.checked ? 'on' : '']
  // The phone field stores its number with the country itself.
  if (target instanceof HTMLInputElement && target.type === 'tel') return null
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isText ? [target.name, target.value] : null
}

/** What is typed into a form outlives a reload and a sign-in in between, in this tab, until it was sent. */
export function useFormDraft(key: string) {
  const [typed] = useState(() => read(key))
  const keep = useCallback((more: Values) => write(key, { ...read(key), ...more }), [key])
  const forget = useCallback(() => write(key, null), [key])
  return {
    /** By the names of the fields, as they stood when the form was shown. */
    typed,
    keep,
    /** For a form's `onChange`. */
    note(event: FormEvent<HTMLFormElement>) {
      const change = changeOf(event.target)
      if (change !== null && change[0] !== '') keep({ [change[0]]: change[1] })
    },
    forget,
  }
}
