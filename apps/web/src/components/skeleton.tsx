import * as css from './skeleton.css.ts'

/** A quiet shape where something is about to stand. Put several together in the shape of what comes. */
export const Skeleton = ({ shape = 'line' }: { readonly shape?: keyof typeof css.shape }) => (
  <span className={css.shape[shape]} aria-hidden="true" />
)
