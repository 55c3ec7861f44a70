import type { Commands } from '../flow/commands.ts'
import { checked, type Fits, isObject, string } from '../validation/checked.ts'
import { defined } from './reservation.draft.ts'
import { contactDraft, consents as wholeConsents, draft as wholeDraft } from './reservation.stored.ts'
import type { DraftPatch, ReservationCommands, ReservationEvent, ReservationValue } from './reservation.types.ts'

/** The commands of choosing and holding, with their arguments checked: of a new booking, and of another time for one. */
export const bookingCommands = <Value extends { step: string }>({ apply, run }: Commands<Value, ReservationEvent>) => ({
  update: (patch: DraftPatch) => apply('update', { type: 'draft.amend', patch: checkedDraft('update', patch) }),
  hold: () => run('hold', { type: 'review' }, ({ step }) => step === 'signing-in' || step === 'reviewing'),
  acceptPrice: () => apply('acceptPrice', { type: 'price.accept' }),
  abandon: () => apply('abandon', { type: 'abandon' }),
  activity: () => apply('activity', { type: 'activity' }),
  back: () => apply('back', { type: 'back' }),
  release: () => apply('release', { type: 'leave' }),
})

/** The commands of a booking, with their arguments checked. */
export function reservationCommands(
  commands: Commands<ReservationValue, ReservationEvent>,
  newKey: () => string,
): ReservationCommands {
  const { apply, run } = commands
  return {
    ...bookingCommands(commands),
    updateContact: (patch) =>
      apply('updateContact', {
        type: 'contact.amend',
        patch: checkedPatch('updateContact', patch, contactDraft.shape, () => 'a text'),
      }),
    updateRequest: (text) =>
      apply('updateRequest', {
        type: 'requirement.amend',
        text: checked('updateRequest: text', text, string, 'a text'),
      }),
    agree(consents) {
      const { terms, sharing, reminders } = checkedPatch('agree', consents, wholeConsents.shape, (name) =>
        name === 'reminders' ? 'a list of ids' : 'a text or null',
      )
      return apply('agree', {
        type: 'agree',
        ...defined({ termsVersion: terms, sharingVersion: sharing, remindersConfirmed: reminders }),
      })
    },
    confirm: () => run('confirm', { type: 'confirm', idempotencyKey: newKey() }, ({ step }) => step === 'confirmed'),
    retry: () => run('retry', { type: 'recheck' }),
  }
}

/** Descriptions of the fields of a draft that are no texts. */
const DRAFT_TEXTS: Record<string, string> = {
  selectionUnitMode: 'a text such as none, staff or resource',
  quantity: 'a number',
  extras: 'a list of { id, quantity }',
}

/** Part of a draft, as a page gives it. */
export const checkedDraft = <Patch extends DraftPatch>(command: string, patch: Patch): Patch =>
  checkedPatch(command, patch, wholeDraft.shape, (name) => DRAFT_TEXTS[name] ?? 'a text or null')

/** A field that is not given stays as it is. */
function checkedPatch<T extends object>(
  command: string,
  patch: T,
  shapes: Record<string, Fits>,
  expected: (name: string) => string,
): T {
  const given = checked(`${command}: its argument`, patch, isObject, 'an object')
  for (const [name, value] of Object.entries(defined(given))) {
    const shape = shapes[name]
    if (shape === undefined)
      throw new TypeError(`@yoyaku/core: ${command}: ${name} is unknown. There are ${Object.keys(shapes).join(', ')}.`)
    checked(`${command}: ${name}`, value, shape, expected(name))
  }
  return given
}
