import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Picture } from '../../components/pictures/picture.tsx'
import type { Shop } from './booking/choice.ts'
import * as css from './shop.css.ts'

/** Not drawn anew with every choice. */
export const Gallery = memo(function Gallery({ shop }: { readonly shop: Shop }) {
  const { t } = useLingui()
  const name = shop.shopName
  const pictures = shop.pictures.length > 0 ? shop.pictures : [shop.cover]
  return (
    <ul className={css.gallery} aria-label={t`Pictures of ${name}`}>
      {pictures.map((picture, index) => {
        const number = index + 1
        return (
          <li key={picture.url} className={css.plate}>
            <Picture
              picture={picture}
              alt={t`${name}, picture ${number}`}
              eager={index === 0}
              className={index === 0 ? css.cover : css.picture}
            />
          </li>
        )
      })}
    </ul>
  )
})
