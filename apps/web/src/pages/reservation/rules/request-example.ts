import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Service } from './service.ts'

const AT_TABLE = msg`Allergies, a birthday, a stroller…`
const ON_BODY = msg`The style you have in mind, parts to leave out…`
const FOR_CAR = msg`Make and model of your car, a scratch or stain…`
const DRESSED = msg`Height and shoe size, colors you like…`
const IN_CLASS = msg`Your first time, ages of children, language…`

const OF_CATEGORY: Readonly<Record<string, MessageDescriptor>> = {
  ...Object.fromEntries(['hair', 'nails', 'eyelash', 'facial', 'massage'].map((id) => [id, ON_BODY])),
  ...Object.fromEntries(['car-wash', 'coating', 'tyres', 'inspection'].map((id) => [id, FOR_CAR])),
  ...Object.fromEntries(['kimono', 'hanbok', 'photo-studio'].map((id) => [id, DRESSED])),
  ...Object.fromEntries(['tea-ceremony', 'pottery', 'calligraphy', 'fitness', 'yoga'].map((id) => [id, IN_CLASS])),
  'pet-grooming': msg`Breed and age, what your pet dislikes…`,
}

/** What a guest may want to tell a shop of this trade; of a trade that is new, what any place with tables may hear. */
export const requestExample = ({ dayUnit, categoryId }: Pick<Service, 'dayUnit' | 'categoryId'>): MessageDescriptor =>
  dayUnit ? msg`Flight number and arrival time, large luggage…` : (OF_CATEGORY[categoryId] ?? AT_TABLE)
