import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import type { Shop } from './booking/choice.ts'
import * as css from './shop.css.ts'

const Lightbox = lazyComponent(() => import('../../components/pictures/lightbox.tsx'), { onError: 'close' })

/** The pictures of the shop; a press shows them as large as the screen. Not drawn anew with every choice. */
export const Gallery = memo(function Gallery({ shop }: { readonly shop: Shop }) {
  const { t } = useLingui()
  const [enlarged, enlarge] = useState<number | null>(null)
  const name = shop.shopName
  const pictures = (shop.pictures.length > 0 ? shop.pictures : [shop.cover]).map((picture, index) => {
    const number = index + 1
    return { ...picture, alt: picture.isInside === true ? t`Inside ${name}` : t`${name}, picture ${number}` }
  })
  return (
    <>
      <ul className={css.gallery} aria-label={t`Pictures of ${name}`}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={css.plate}>
            <button type="button" aria-haspopup="dialog" className={css.enlarge} onClick={() => enlarge(index)}>
              <Picture
                picture={picture}
                alt={picture.alt}
                eager={index === 0}
                className={index === 0 ? css.cover : css.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {enlarged !== null && (
        <Lightbox title={name} pictures={pictures} first={enlarged} onClose={() => enlarge(null)} />
      )}
    </>
  )
})
