import { inWriting } from './phone-number.ts'

export default function WrittenPhone({ value }: { readonly value: string }) {
  return inWriting(value)
}
