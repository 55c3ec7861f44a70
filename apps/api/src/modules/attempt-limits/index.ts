export { attemptLimitsExpired } from './expired.ts'
