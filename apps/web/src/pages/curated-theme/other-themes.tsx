import { Trans } from '@lingui/react/macro'
import { SectionHead } from '../../components/text/section-head.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'
import { type Theme, ThemeCard } from '../../features/editorial/theme-card.tsx'
import * as css from './curated-theme.css.ts'

const SHOWN = 3

/** The themes that follow this one in the list, so that all can be visited in turn. */
export function OtherThemes({ themes, current }: { readonly themes: readonly Theme[]; readonly current: string }) {
  const at = themes.findIndex(({ id }) => id === current)
  const others = [...themes.slice(at + 1), ...themes.slice(0, Math.max(at, 0))].slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <section className={editorial.section} aria-labelledby="other-themes">
      <SectionHead id="other-themes" title={<Trans>Other themes</Trans>} />
      <ul className={css.others}>
        {others.map((theme) => (
          <li key={theme.id}>
            <ThemeCard theme={theme} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
