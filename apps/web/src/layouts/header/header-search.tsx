import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { IconButton } from '../../components/actions/button.tsx'
import { SearchField } from '../../features/catalogue/search-field/search-field.tsx'
import { localizePath } from '../../locale/paths.ts'
import { useSite } from '../../site/site.tsx'
import * as css from './header.css.ts'

/** A plain form: without scripts it opens the search page. */
export function HeaderSearch() {
  const { t } = useLingui()
  const { language } = useSite()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const keyword = search.get('keyword') ?? ''
  return (
    <search className={css.search}>
      <form
        key={keyword}
        action={localizePath(language, '/search')}
        className={css.searchForm}
        onSubmit={(event) => {
          event.preventDefault()
          const text = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
          navigate(text === '' ? '/search' : `/search?${new URLSearchParams({ keyword: text })}`)
        }}
      >
        <SearchField
          submits
          defaultValue={keyword}
          aria-label={t`Search shops and services`}
          placeholder={t`Search shops and services`}
          className={css.searchInput}
        />
        <IconButton type="submit" label={t`Search`}>
          <Search size={18} aria-hidden="true" />
        </IconButton>
      </form>
    </search>
  )
}
