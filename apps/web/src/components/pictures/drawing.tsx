import type { ReactNode } from 'react'
import * as css from './drawing.css.ts'

const lines = <path className={css.ink} d="M66 52h28M66 62h28M66 72h16" />

export const DRAWINGS = {
  /** A signpost that points nowhere: nothing found. */
  search: (
    <>
      <circle className={css.accent} cx="112" cy="34" r="14" />
      <path className={css.hill} d="M10 100c20-28 44-34 70-18s50 6 70-14v32z" />
      <path className={css.ink} d="M78 104V40" />
      <path className={css.paper} d="M50 38h44l10 9-10 9H50z" />
      <path className={css.paper} d="M106 62H66l-10 8 10 8h40z" />
    </>
  ),
  /** An open diary: no reservations yet. */
  diary: (
    <>
      <circle className={css.accent} cx="120" cy="32" r="12" />
      <rect className={css.paper} x="52" y="30" width="56" height="62" rx="6" />
      <path className={css.ink} d="M52 44h56M66 24v12M94 24v12" />
      <path className={css.ink} d="M64 56h8M78 56h8M92 56h4M64 68h8M78 68h8M64 80h8" />
    </>
  ),
  /** A bell at rest. */
  bell: (
    <>
      <circle className={css.accent} cx="108" cy="36" r="10" />
      <path className={css.paper} d="M80 30c-14 0-20 10-20 24 0 14-6 20-8 26h56c-2-6-8-12-8-26 0-14-6-24-20-24z" />
      <path className={css.ink} d="M73 86a8 8 0 0 0 14 0M80 24v6" />
    </>
  ),
  /** A bookmark in a guidebook: no favourites. */
  bookmark: (
    <>
      <path className={css.paper} d="M40 34c14-6 28-6 40 2 12-8 26-8 40-2v56c-14-6-28-6-40 2-12-8-26-8-40-2z" />
      <path className={css.ink} d="M80 36v56M50 50c8-2 14-2 20 1M50 62c8-2 14-2 20 1" />
      <path className={css.accent} d="M96 30h14v34l-7-6-7 6z" />
    </>
  ),
  /** A lantern that went out: the way is lost. */
  lantern: (
    <>
      <path className={css.hill} d="M10 100c22-20 46-26 72-12s46 4 68-8v20z" />
      <circle className={css.accent} cx="80" cy="58" r="12" />
      <path
        className={css.ink}
        d="M80 16v12M68 32h24M66 84h28M72 92h16M62 36c-6 14-6 30 0 44M98 36c6 14 6 30 0 44M80 32v52"
      />
    </>
  ),
  /** A ticket torn in two: something went wrong. */
  torn: (
    <>
      <circle className={css.accent} cx="118" cy="34" r="12" />
      <path className={css.paper} d="M40 40h34l-6 10 8 8-8 10 6 12H40z" />
      <path className={css.paper} d="M88 40h32v40H88l-6-12 8-10-8-8z" />
      <path className={css.ink} d="M48 52h12M48 62h14M98 52h12M98 62h8" />
    </>
  ),
  article: (
    <>
      <circle className={css.accent} cx="114" cy="40" r="10" />
      <rect className={css.paper} x="54" y="34" width="52" height="58" rx="6" />
      {lines}
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof DRAWINGS

/** Small drawings in the brand's own colors, for empty states. */
export const Drawing = ({ name, className }: { readonly name: DrawingName; readonly className?: string }) => (
  <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
    <path className={css.backdrop} d="M22 66C16 34 44 10 82 12s66 22 60 54-34 42-68 42-46-14-52-42z" />
    {DRAWINGS[name]}
  </svg>
)
