import type { ReactNode } from 'react'
import * as css from './component-gallery.css.ts'

export const Example = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.example} aria-label={title}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)
