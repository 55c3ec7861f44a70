export { idempotencyJobs } from './jobs.ts'
