import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { IconButton } from '../../components/actions/button.tsx'
import { SearchSuggestions } from '../../features/catalogue/search-suggestions.tsx'
import { localizePath } from '../../locale/paths.ts'
import { useSite } from '../../site/site.tsx'
import * as css from './header.css.ts'

/** The search page has a list of its own. */
const WORDS = 'header-words'

/** A plain form: without scripts it opens the search page. Suggestions are read once it has the focus. */
export function HeaderSearch() {
  const { t } = useLingui()
  const { language } = useSite()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [isEntered, enter] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  /** The field may have got the focus before the app loaded. */
  const catchUp = useEffectEvent(() => {
    if (document.activeElement === box.current) enter(true)
  })
  useEffect(() => catchUp(), [])
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
        <input
          ref={box}
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={keyword}
          aria-label={t`Search shops and services`}
          placeholder={t`Search shops and services`}
          className={css.searchInput}
          autoComplete="off"
          list={WORDS}
          onFocus={() => enter(true)}
          enterKeyHint="search"
        />
        <IconButton type="submit" label={t`Search`}>
          <Search size={18} aria-hidden="true" />
        </IconButton>
        {isEntered ? <SearchSuggestions id={WORDS} reads /> : <datalist id={WORDS} />}
      </form>
    </search>
  )
}
