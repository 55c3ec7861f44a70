export { ssoExpired } from './expired.ts'
