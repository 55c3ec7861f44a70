export { shopMailJobs } from './jobs.ts'
