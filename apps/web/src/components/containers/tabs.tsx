import { normalizeProps, useMachine } from '@zag-js/react'
import * as machine from '@zag-js/tabs'
import { type ReactNode, useId } from 'react'
import * as css from './tabs.css.ts'

interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const service = useMachine(machine.machine, {
    id: useId(),
    value,
    onValueChange: (details) => onChange(details.value as Value),
    activationMode: 'automatic',
  })
  const api = machine.connect(service, normalizeProps)
  return (
    <div {...api.getRootProps()}>
      <div {...api.getListProps()} role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button key={tab.value} {...api.getTriggerProps({ value: tab.value })} className={css.tab}>
            {tab.label}
          </button>
        ))}
      </div>
      <div {...api.getContentProps({ value })} className={css.panel}>
        {children}
      </div>
    </div>
  )
}
