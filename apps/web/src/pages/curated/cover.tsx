import { Plural } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { type Theme, themePath } from '../../editorial/theme-card.tsx'
import { Link } from '../../navigation/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import * as css from './curated.css.ts'

export const Cover = ({ theme }: { readonly theme: Theme }) => (
  <article className={css.cover}>
    <Picture picture={theme.cover} alt="" ratio="16:9" className={css.picture} eager />
    <div className={css.words}>
      <h2 className={css.title}>
        <Link href={themePath(theme.id)} className={css.link}>
          {theme.curatedTitle}
        </Link>
      </h2>
      <p className={css.summary}>{theme.summary}</p>
      <p className={css.way}>
        <Plural value={theme.shopCount} one="# shop" other="# shops" />
        <ArrowRight size={18} aria-hidden="true" />
      </p>
    </div>
  </article>
)
