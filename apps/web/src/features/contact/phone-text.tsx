import { lazyComponent } from '../../components/loading/lazy-component.tsx'

interface PhoneTextProps {
  /** E.164. */
  readonly value: string
}

/** A number in groups, as soon as the numbering plans are there; until then as it is stored. */
export const PhoneText = lazyComponent<PhoneTextProps>(() => import('./formatted-phone.tsx'), {
  pending: ({ value }) => value,
})
