import * as css from './picture.css.ts'

export interface PictureSource {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface PictureProps {
  readonly picture: PictureSource
  /** Empty for a picture that says nothing the text beside it does not. */
  readonly alt: string
  readonly ratio?: keyof typeof css.ratio
  readonly className?: string | undefined
  /** Seen at once: loaded first. */
  readonly eager?: boolean
}

export const Picture = ({ picture, alt, ratio = '4:3', className, eager = false }: PictureProps) => (
  <span data-picture="" className={[css.frame, css.ratio[ratio], className].filter(Boolean).join(' ')}>
    <img
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      className={css.image}
    />
  </span>
)
