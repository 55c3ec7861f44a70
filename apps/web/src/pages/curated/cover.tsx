import { Plural } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { type Theme, themePath } from '../../editorial/theme-card.tsx'
import { Link } from '../../navigation/link.tsx'
import { Phrases } from '../../parts/phrases.tsx'
import { Picture } from '../../parts/picture.tsx'
import * as css from './curated.css.ts'

export const Cover = ({ theme: { id, curatedTitle, summary, cover, shopCount } }: { readonly theme: Theme }) => (
  <article className={css.cover}>
    <Picture picture={cover} alt="" ratio="16:9" className={css.picture} eager />
    <div className={css.words}>
      <h2 className={css.title}>
        <Link href={themePath(id)} className={css.link}>
          {curatedTitle}
        </Link>
      </h2>
      <p className={css.summary}>
        <Phrases>{summary}</Phrases>
      </p>
      <p className={css.way}>
        <Plural value={shopCount} one="# shop" other="# shops" />
        <ArrowRight size={18} aria-hidden="true" />
      </p>
    </div>
  </article>
)
