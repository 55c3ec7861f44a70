import * as css from './skeleton.css.ts'

/** A placeholder for loading content. Combine several in the shape of that content. */
export const Skeleton = ({ shape = 'line' }: { readonly shape?: keyof typeof css.shape }) => (
  <span className={css.shape[shape]} aria-hidden="true" />
)
