import { useSite } from '../../site/site.tsx'
import { formatPhone } from './format-phone.ts'

export default function FormattedPhone({ value }: { readonly value: string }) {
  return formatPhone(value, useSite().language)
}
