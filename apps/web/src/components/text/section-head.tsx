import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import * as css from './section-head.css.ts'

interface SectionHeadProps {
  readonly id: string
  readonly title: ReactNode
  readonly more?: { readonly href: string; readonly label: ReactNode }
}

/** The title of a section, and where there is more of it. */
export const SectionHead = ({ id, title, more }: SectionHeadProps) => (
  <div className={css.head}>
    <h2 id={id} className={css.title}>
      {title}
    </h2>
    {more !== undefined && (
      <Link href={more.href} className={css.more}>
        {more.label}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    )}
  </div>
)
