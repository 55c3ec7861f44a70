import { PageTitle } from '../parts/page-title.tsx'
import { PageAddresses } from './page-addresses.tsx'

interface HeadProps {
  readonly title: string
  readonly description?: string | undefined
  readonly image?: string | undefined
  /** Without language. */
  readonly path: string
}

/** All that the head of a public page says. */
export const Head = ({ path, ...said }: HeadProps) => (
  <>
    <PageTitle {...said} />
    <PageAddresses path={path} />
  </>
)
