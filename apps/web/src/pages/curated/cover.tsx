import { Plural } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Picture } from '../../components/pictures/picture.tsx'
import { PhraseWrap } from '../../components/text/phrase-wrap.tsx'
import { type Theme, themePath } from '../../features/editorial/theme-card.tsx'
import { Link } from '../../navigation/link.tsx'
import * as css from './curated.css.ts'

export const Cover = ({ theme: { id, curatedTitle, summary, cover, shopCount } }: { readonly theme: Theme }) => (
  <article className={css.cover} aria-label={curatedTitle}>
    <Picture picture={cover} alt="" ratio="16:9" className={css.picture} eager />
    <div className={css.words}>
      <h2 className={css.title}>
        <Link href={themePath(id)} className={css.link}>
          {curatedTitle}
        </Link>
      </h2>
      <p className={css.summary}>
        <PhraseWrap>{summary}</PhraseWrap>
      </p>
      <p className={css.way}>
        <Plural value={shopCount} one="# shop" other="# shops" />
        <ArrowRight size={18} aria-hidden="true" />
      </p>
    </div>
  </article>
)
