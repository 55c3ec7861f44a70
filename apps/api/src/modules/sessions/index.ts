export { sessionsExpired } from './expired.ts'
