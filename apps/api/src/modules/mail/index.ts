export { mailExpired } from './expired.ts'
