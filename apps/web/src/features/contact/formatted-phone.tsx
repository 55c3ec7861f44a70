import { useSite } from '../../site/site.tsx'
import { formatPhone } from './format-phone.ts'

export default function WrittenPhone({ value }: { readonly value: string }) {
  return formatPhone(value, useSite().language)
}
