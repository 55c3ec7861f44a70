import type { Handlers } from '../../contract/handler.ts'
import { changeHold } from './change-hold.ts'
import { createHold } from './create-hold.ts'
import { getHold } from './get-hold.ts'
import { releaseHold } from './release-hold.ts'

export const holds = {
  changeHold,
  createHold,
  getHold,
  releaseHold,
} satisfies Partial<Handlers>

export { holdJobs } from './jobs.ts'
