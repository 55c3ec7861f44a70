import { useSite } from '../../site.tsx'
import { inWriting } from './phone-number.ts'

export default function WrittenPhone({ value }: { readonly value: string }) {
  return inWriting(value, useSite().language)
}
