import type { ReactNode } from 'react'
import * as css from './parts-page.css.ts'

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.part} aria-label={title}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)
