import type { Job } from '../../jobs/job.types.ts'
import { sendDayLists } from './send-day-lists.ts'
import { sendShopNotices } from './send-shop-notices.ts'

const BATCH = 100

export const shopMailJobs: Job[] = [
  { name: 'write to shops', batch: BATCH, run: sendShopNotices },
  { name: 'write the lists of the day', batch: BATCH, run: sendDayLists },
]
