import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { inLanguage } from '../locale/paths.ts'
import { IconButton } from '../parts/button.tsx'
import { useSite } from '../site.tsx'
import * as css from './header.css.ts'

/** A plain form: without scripts it simply opens the search page. */
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
        action={inLanguage(language, '/search')}
        className={css.searchForm}
        onSubmit={(event) => {
          event.preventDefault()
          const text = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
          navigate(text === '' ? '/search' : `/search?${new URLSearchParams({ keyword: text })}`)
        }}
      >
        <input
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={keyword}
          aria-label={t`Search shops and services`}
          placeholder={t`Search shops and services`}
          className={css.searchInput}
          autoComplete="off"
          enterKeyHint="search"
        />
        <IconButton type="submit" label={t`Search`}>
          <Search size={18} aria-hidden="true" />
        </IconButton>
      </form>
    </search>
  )
}
