/** The schemas of all forms. Each feature loads its own. */
export * from './shared/fields.ts'
export { oneTimeCode, profile } from './sign-in/sign-in.fields.ts'
