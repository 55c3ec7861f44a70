import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { useModal } from '../containers/use-modal.ts'
import * as css from './lightbox.css.ts'
import type { PictureSource } from './picture.tsx'

export interface LightboxPicture extends PictureSource {
  readonly alt: string
}

interface LightboxProps {
  /** What the pictures are of. */
  readonly title: string
  readonly pictures: readonly LightboxPicture[]
  /** The index of the picture that is shown first. */
  readonly first: number
  readonly onClose: () => void
}

/** Pictures as large as the screen, one at a time: swiped, or turned with the arrow keys or buttons. */
export default function Lightbox({ title, pictures, first, onClose }: LightboxProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const [shown, setShown] = useState(first)
  const closed = useModal(dialog, true, onClose)
  const last = pictures.length - 1

  const scrollTo = (index: number, behavior?: 'instant'): void => {
    const { current } = list
    current?.scrollTo({ left: index * current.clientWidth, ...(behavior && { behavior }) })
  }
  const placeFirst = useEffectEvent(() => scrollTo(first, 'instant'))
  // After `useModal` has opened the dialog: before that nothing has a width.
  useEffect(() => placeFirst(), [])

  const turnTo = (index: number): void => {
    const next = Math.min(Math.max(index, 0), last)
    setShown(next)
    scrollTo(next)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    turnTo(next)
  }
  const number = shown + 1
  const count = pictures.length
  return (
    <dialog ref={dialog} className={css.lightbox} aria-labelledby={titleId} onClose={closed} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton label={t`Close`} className={css.control} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
        tabIndex={0}
        className={css.pictures}
        onScrollEnd={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && setShown(Math.min(Math.max(Math.round(scrollLeft / clientWidth), 0), last))
        }
      >
        {pictures.map(({ url, width, height, alt }, index) => (
          <li key={url} className={css.item} aria-hidden={index === shown ? undefined : true}>
            <img
              src={url}
              width={width}
              height={height}
              alt={alt}
              loading={index === first ? 'eager' : 'lazy'}
              decoding="async"
              className={css.picture}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={css.foot}>
          <IconButton
            label={t`Previous picture`}
            className={css.control}
            aria-disabled={shown === 0 || undefined}
            onClick={() => turnTo(shown - 1)}
          >
            <ChevronLeft size={24} aria-hidden="true" />
          </IconButton>
          <p className={css.counter} role="status" aria-label={t`Picture ${number} of ${count}`}>
            {number} / {count}
          </p>
          <IconButton
            label={t`Next picture`}
            className={css.control}
            aria-disabled={shown === last || undefined}
            onClick={() => turnTo(shown + 1)}
          >
            <ChevronRight size={24} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
