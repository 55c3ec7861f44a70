/** The schemas of all forms, and `check`, which reads with one. */
export {
  type Checked,
  check,
  contact,
  EMAIL_MAX,
  email,
  NAME_MAX,
  nonEmptyText,
  optionalText,
  personName,
  phone,
  TEXT_MAX,
  WISH_MAX,
  wish,
} from './shared/fields.ts'
export { oneTimeCode, profile } from './sign-in/sign-in.fields.ts'
