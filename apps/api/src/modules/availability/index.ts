import type { Handlers } from '../../contract/handler.ts'
import { getAvailableProviders } from './get-available-providers.ts'
import { getAvailableServiceAttaches } from './get-available-service-attaches.ts'
import { getAvailableTime } from './get-available-time.ts'
import { getConfirmReminder } from './get-confirm-reminder.ts'

export const availability = {
  getAvailableTime,
  getAvailableProviders,
  getAvailableServiceAttaches,
  getConfirmReminder,
} satisfies Pick<
  Handlers,
  'getAvailableTime' | 'getAvailableProviders' | 'getAvailableServiceAttaches' | 'getConfirmReminder'
>
