import { useLingui } from '@lingui/react/macro'
import { normalizeProps, useMachine } from '@zag-js/react'
import * as machine from '@zag-js/toast'
import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from '../../theme/recipes.css.ts'
import { IconButton } from '../actions/button.tsx'
import * as notice from '../feedback/notice.css.ts'
import { durationOf, type ToastHandle, type ToastOptions } from './toast-options.ts'
import * as css from './toaster.css.ts'

const store = machine.createStore<ReactNode>({
  placement: 'top-end',
  overlap: true,
  gap: 24,
  removeDelay: 200,
  hotkey: ['altKey', 'KeyT'],
})

const ZAG_TYPE = { success: 'success', fail: 'error', info: 'info', loading: 'loading' } as const
const LOOKS = {
  success: { Icon: CircleCheck, tone: 'success' },
  error: { Icon: CircleAlert, tone: 'danger' },
  info: { Icon: Info, tone: 'info' },
  loading: { Icon: LoaderCircle, tone: 'info' },
} as const

const wire = (options: ToastOptions) => ({
  type: ZAG_TYPE[options.type ?? 'info'],
  title: options.title,
  description: options.description,
  duration: durationOf(options),
})

export function show(options: ToastOptions): ToastHandle {
  const id = store.create(wire(options))
  return {
    update: (next) => void store.update(id, wire(next)),
    dismiss: () => store.dismiss(id),
  }
}

export const removeAll = (): void => void store.remove()

interface ToastProps {
  readonly actor: ReturnType<machine.GroupApi['getToasts']>[number]
  readonly index: number
  readonly parent: machine.GroupService
}

function Toast({ actor, index, parent }: ToastProps) {
  const { id, type, duration, removeDelay, ...rest } = actor
  const service = useMachine(machine.machine, {
    ...rest,
    index,
    parent,
    ...(id !== undefined && { id }),
    ...(type !== undefined && { type }),
    ...(duration !== undefined && { duration }),
    ...(removeDelay !== undefined && { removeDelay }),
  })
  const api = machine.connect(service, normalizeProps)
  const { t } = useLingui()
  const { Icon, tone } = LOOKS[api.type as keyof typeof LOOKS] ?? LOOKS.info
  return (
    <div {...api.getRootProps()} className={css.root}>
      <span {...api.getGhostBeforeProps()} />
      <Icon size={20} className={[notice.icon[tone], css.icon].join(' ')} aria-hidden="true" />
      <div className={css.words}>
        <div {...api.getTitleProps()} className={text({ weight: 'strong' })}>
          {api.title}
        </div>
        {api.description !== undefined && (
          <div {...api.getDescriptionProps()} className={text({ size: 'small', tone: 'muted' })}>
            {api.description}
          </div>
        )}
      </div>
      <IconButton {...api.getCloseTriggerProps()} label={t`Close`} className={css.close}>
        <X size={18} aria-hidden="true" />
      </IconButton>
      <span {...api.getGhostAfterProps()} />
    </div>
  )
}

export function Toaster() {
  const { t } = useLingui()
  const service = useMachine(machine.group.machine, { id: 'toasts', store })
  const api = machine.group.connect(service, normalizeProps)
  return (
    <div {...api.getGroupProps({ label: t`Messages` })}>
      {api.getToasts().map((actor, index) => (
        <Toast key={actor.id} actor={actor} index={index} parent={service} />
      ))}
    </div>
  )
}
