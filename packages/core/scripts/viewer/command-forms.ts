import { CODE } from '@yoyaku/testing'
import { daysLater } from '../../src/format/when.ts'

export type Field = { name: string; label: string; value: string; type?: string; options?: readonly string[] }
export type Values = Readonly<Record<string, string>>

/** A command of a store: the act, the fields of its form, and the arguments that they make. */
export type Command = { act: string; fields?: readonly Field[]; args?: (values: Values) => unknown[] }

const field = (name: string, label: string, value = '', more: Partial<Field> = {}): Field => ({
  name,
  label,
  value,
  ...more,
})
const listOf = (text = '') => text.split(/[\s,]+/).filter(Boolean)
const filled = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
const REMINDERS = field('reminders', 'Reminders (ids, commas between)', 'r1')

/** By machine and event. The values are those that the server in memory accepts, on a day soon after `today`. */
export const commandsOn = (today: string): Record<string, Record<string, Command>> => ({
  session: { 'sign.out': { act: 'signOut' } },
  'sign-in': {
    'email.submit': {
      act: 'submitEmail',
      fields: [field('email', 'E-mail', 'hana@example.com', { type: 'email' })],
      args: ({ email }) => [email],
    },
    'profile.submit': {
      act: 'submitProfile',
      fields: [field('firstName', 'First name', 'Hana'), field('lastName', 'Last name', 'Sato')],
      args: (profile) => [profile],
    },
    'code.submit': { act: 'submitCode', fields: [field('code', 'Code', CODE)], args: ({ code }) => [code] },
    resend: { act: 'resend' },
    back: { act: 'back' },
    'provider.return': {
      act: 'exchangeTicket',
      fields: [
        field('provider', 'Provider', 'google', { options: ['google', 'facebook', 'apple'] }),
        field('ticket', 'Ticket', 'ticket-1'),
      ],
      args: (ticket) => [ticket],
    },
  },
  reservation: {
    'draft.amend': {
      act: 'update',
      fields: [
        field('shopId', 'Shop', 'shop-1'),
        field('quantity', 'People', '2', { type: 'number' }),
        field('reservationDate', 'Date', daysLater(today, 5), { type: 'date' }),
        field('reservationTime', 'Time', '14:00', { type: 'time' }),
      ],
      args: ({ quantity, ...slot }) => [{ ...filled(slot), quantity: Number(quantity) }],
    },
    review: { act: 'hold' },
    back: { act: 'back' },
    'contact.amend': {
      act: 'updateContact',
      fields: [
        field('firstName', 'First name'),
        field('lastName', 'Last name'),
        field('phone', 'Phone', '+819012345678', { type: 'tel' }),
        field('email', 'E-mail', '', { type: 'email' }),
      ],
      args: (contact) => [filled(contact)],
    },
    'requirement.amend': {
      act: 'updateRequest',
      fields: [field('requirement', 'Special requirement', 'A window seat')],
      args: ({ requirement }) => [requirement],
    },
    agree: {
      act: 'agree',
      fields: [
        field('terms', 'Version of the terms (empty: not agreed)', 'v1'),
        field('sharing', 'Version of the privacy policy for the sharing (empty: not agreed)'),
        REMINDERS,
      ],
      args: ({ terms, sharing, reminders }) => [
        { terms: terms || null, sharing: sharing || null, reminders: listOf(reminders) },
      ],
    },
    confirm: { act: 'confirm' },
    'price.accept': { act: 'acceptPrice' },
    recheck: { act: 'retry' },
    abandon: { act: 'abandon' },
    leave: { act: 'release' },
  },
  reschedule: { retry: { act: 'retry' } },
  'waiting-list': {
    join: {
      act: 'join',
      fields: [
        field('shopId', 'Shop', 'shop-1'),
        field('date', 'Date', daysLater(today, 5), { type: 'date' }),
        field('quantity', 'People', '2', { type: 'number' }),
      ],
      args: ({ quantity, ...slot }) => [{ ...slot, quantity: Number(quantity) }],
    },
    leave: { act: 'leave', fields: [field('id', 'Entry', 'entry-1')], args: ({ id }) => [id] },
    retry: { act: 'retry' },
  },
  cancellation: {
    choose: {
      act: 'setReason',
      fields: [
        field('reason', 'Reason', 'budget', {
          options: [
            'no_longer_needed',
            'change_of_plans',
            'budget',
            'wrong_datetime',
            'found_alternative',
            'technical',
            'other',
          ],
        }),
        field('text', 'In own words'),
      ],
      args: ({ reason, text }) => [reason, text],
    },
    keep: { act: 'keep' },
    cancel: { act: 'cancel' },
    retry: { act: 'retry' },
  },
  notifications: {
    refetch: { act: 'refetch' },
    more: { act: 'loadMore' },
    mark: { act: 'markRead', fields: [field('id', 'Notification', 'notification-1')], args: ({ id }) => [id] },
    'mark.all': { act: 'markAllRead' },
  },
  socket: { reconnect: { act: 'reconnect' } },
})

/** By machine: what a new flow of it is given. */
export const FLOWS: Record<string, Command> = {
  'sign-in': { act: 'signIn' },
  reservation: { act: 'reservation', fields: [field('serviceId', 'Service', 'service-1')], args: (values) => [values] },
  'waiting-list': { act: 'waitingList' },
  reschedule: { act: 'reschedule', fields: [field('codeNumber', 'Code number')], args: (values) => [values] },
  cancellation: { act: 'cancellation', fields: [field('codeNumber', 'Code number')], args: (values) => [values] },
}

/** A form with a labelled input for each field; its button is named after the event. `send` gets the arguments of the act. */
export function formOf(type: string, { fields = [], args }: Command, send: (given: unknown[]) => void) {
  const form = document.createElement('form')
  const group = document.createElement('fieldset')
  const submit = Object.assign(document.createElement('button'), { type: 'submit', textContent: type })
  form.noValidate = true
  if (fields.length > 0) {
    group.append(Object.assign(document.createElement('legend'), { textContent: type }), ...fields.map(inputOf))
  }
  group.append(submit)
  form.append(group)
  form.onsubmit = (event) => {
    event.preventDefault()
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    send(args?.(values) ?? [])
  }
  return form
}

function inputOf({ name, label, value, type = 'text', options }: Field) {
  const labelled = document.createElement('label')
  const input =
    options === undefined ? Object.assign(document.createElement('input'), { type }) : document.createElement('select')
  input.append(...(options ?? []).map((option) => new Option(option)))
  Object.assign(input, { name, value })
  labelled.append(label, input)
  return labelled
}
