import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../components/actions/button.tsx'
import * as css from './article-list.css.ts'
import { type Choice, PAGE_SIZE, pathOf } from './choice.ts'

export function Pages({ choice, total }: { readonly choice: Choice; readonly total: number }) {
  const { t } = useLingui()
  const { page } = choice
  const older = (page + 1) * PAGE_SIZE < total
  if (page === 0 && !older) return null
  return (
    <nav aria-label={t`Pages`} className={css.pages}>
      {page > 0 && (
        <ButtonLink variant="outline" rel="prev" href={pathOf({ ...choice, page: page - 1 })}>
          <Trans>Newer articles</Trans>
        </ButtonLink>
      )}
      {older && (
        <ButtonLink variant="outline" rel="next" href={pathOf({ ...choice, page: page + 1 })} className={css.older}>
          <Trans>Older articles</Trans>
        </ButtonLink>
      )}
    </nav>
  )
}
