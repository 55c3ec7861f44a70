import { Trans } from '@lingui/react/macro'
import { ChipLink, ChipRow } from '../../../components/actions/chip.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useFormat } from '../../../site/site.tsx'
import { NO_FILTERS, toHref } from '../filters/filters.ts'

const MOST_KINDS = 10

interface NotFoundProps {
  readonly words: readonly string[]
  readonly instead: string
  /** Offered where only the place was understood. */
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
}

/** Says which words found nothing, and what is shown instead; where only a place is left, what there is in it. */
export function NotFound({ words, instead, kinds }: NotFoundProps) {
  const list = words.join(useFormat().comma)
  if (kinds.length === 0)
    return (
      <Notice>
        <Trans>
          Nothing found for “{list}”. Showing results for “{instead}”.
        </Trans>
      </Notice>
    )
  return (
    <Notice>
      <p>
        <Trans>
          Nothing found for “{list}” in {instead}. Here is what {instead} has:
        </Trans>
      </p>
      <ChipRow>
        {kinds.slice(0, MOST_KINDS).map(({ id, name }) => (
          <ChipLink key={id} href={toHref({ ...NO_FILTERS, keyword: instead, categoryIds: [id] })}>
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </Notice>
  )
}
