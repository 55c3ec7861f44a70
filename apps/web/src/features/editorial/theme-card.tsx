import { Plural } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { Picture } from '../../components/pictures/picture.tsx'
import { PhraseWrap } from '../../components/text/phrase-wrap.tsx'
import { Link } from '../../navigation/link.tsx'
import { stack } from '../../theme/recipes.css.ts'
import * as shop from '../catalogue/shop-card.css.ts'
import * as css from './theme-card.css.ts'

export type Theme = components['schemas']['CuratedCard']

export const themePath = (id: string): string => `/curated/${encodeURIComponent(id)}`

interface ThemeCardProps {
  readonly theme: Theme
  readonly heading?: 'h2' | 'h3'
  readonly eager?: boolean
}

export function ThemeCard({ theme, heading: Heading = 'h2', eager = false }: ThemeCardProps) {
  const { id, curatedTitle, summary, cover, shopCount } = theme
  return (
    <article className={css.card} aria-label={curatedTitle}>
      <Picture picture={cover} alt="" ratio="16:9" className={css.picture} eager={eager} />
      <div className={stack({ gap: 1 })}>
        <Heading className={css.title}>
          <Link href={themePath(id)} className={shop.titleLink}>
            {curatedTitle}
          </Link>
        </Heading>
        <p className={css.summary}>
          <PhraseWrap>{summary}</PhraseWrap>
        </p>
        <p className={css.count}>
          <Plural value={shopCount} one="# shop" other="# shops" />
        </p>
      </div>
    </article>
  )
}
