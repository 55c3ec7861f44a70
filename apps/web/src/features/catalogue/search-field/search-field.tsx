import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { useMedia } from '../../../components/hooks/use-media.ts'
import { clearRecentSearches, recentSearches } from '../../../data/recent-searches.ts'
import { wide } from '../../../theme/media.ts'
import { text as textStyle } from '../../../theme/recipes.css.ts'
import { visuallyHidden } from '../../../theme/shared.css.ts'
import * as css from './search-field.css.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'form' | 'defaultValue' | 'aria-label' | 'placeholder' | 'className'
>
interface SearchFieldProps extends InputProps {
  /** Sends its form with the suggestion that is taken; otherwise it is only filled in. */
  readonly submits?: boolean
  /** On a phone its list lies over the button of the form, and begins with a button of its own. */
  readonly coversSubmit?: boolean
  /** Called with the text that is typed or taken. */
  readonly onText?: (text: string) => void
}

/** Safari reports the Enter that ends a composition after it, with this code. */
const COMPOSING = 229
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING

/** A press on the list leaves the focus in the field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** The keyword of a search: a plain input until the app has started, then a combobox with suggestions. */
export function SearchField({ submits = false, coversSubmit = false, onText, ...inputProps }: SearchFieldProps) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isStarted, setStarted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [recent, setRecent] = useState<readonly string[]>([])
  const [activeIndex, setActiveIndex] = useState(-1)
  const suggestions = useSuggestions(text, isOpen, recent)
  const isShown = isOpen && suggestions.length > 0
  const isCovering = !useMedia(wide) && coversSubmit
  const hasSubmit = isCovering && isOpen && (isShown || text !== '')
  const active = isShown ? suggestions[activeIndex] : undefined
  const optionId = (index: number): string => `${listId}-${index}`

  const open = (): void => {
    setText(input.current?.value.trim() ?? '')
    setRecent(recentSearches())
    setActiveIndex(-1)
    setOpen(true)
  }
  /** The field may have got the focus, and text, before the app started. */
  const start = useEffectEvent(() => {
    setStarted(true)
    onText?.(input.current?.value.trim() ?? '')
    if (!isOpen && document.activeElement === input.current) open()
  })
  useEffect(() => start(), [])
  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex, listId])

  const take = ({ text, href }: Suggestion): void => {
    setOpen(false)
    const box = input.current
    if (href !== undefined) navigate(href)
    else if (box !== null) {
      box.value = text
      onText?.(text)
      if (submits) box.form?.requestSubmit()
    }
  }
  const submit = (): void => {
    setOpen(false)
    input.current?.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) {
        open()
        return
      }
      // Before the first and after the last is the text itself.
      const places = suggestions.length + 1
      setActiveIndex((index) => ((index + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
    } else if (key === 'Escape' && (isShown || hasSubmit)) {
      // The browser would empty the field.
      event.preventDefault()
      setOpen(false)
    } else if (key === 'Enter') {
      if (active !== undefined) event.preventDefault()
      setOpen(false)
      if (active !== undefined) take(active)
    } else if (key === 'Home' || key === 'End') setActiveIndex(-1)
  }
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!input.current?.parentElement?.contains(relatedTarget)) setOpen(false)
  }
  const clear = (): void => {
    input.current?.focus()
    clearRecentSearches()
    setRecent([])
    setActiveIndex(-1)
  }

  const titles = {
    recent: t`Recent searches`,
    top: t`Top searches`,
    category: t`Categories`,
    place: t`Places`,
    shop: t({ message: 'Shops', context: 'suggestions' }),
  }
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  return (
    <div className={css.field}>
      <input
        {...inputProps}
        {...(isStarted && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': isShown,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant': active && optionId(activeIndex),
        })}
        ref={input}
        type="search"
        name="keyword"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={open}
        onClick={() => {
          if (!isOpen) open()
          // The keyboard of a phone takes the lower half.
          if (isCovering) input.current?.scrollIntoView()
        }}
        onChange={(event) => {
          onText?.(event.currentTarget.value.trim())
          open()
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {isOpen && (
        <span role="status" className={visuallyHidden}>
          {suggestions.length > 0 && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
        </span>
      )}
      {(hasSubmit || isShown) && (
        <div className={css.popup}>
          {hasSubmit && (
            <button type="button" className={css.submit} onMouseDown={keepFocus} onClick={submit} onBlur={onBlur}>
              <Search size={18} aria-hidden="true" className={css.icon} />
              <span className={css.submitText}>
                {text === '' ? <Trans>Search</Trans> : <Trans>Search for “{text}”</Trans>}
              </span>
            </button>
          )}
          {isShown && (
            <div className={css.list}>
              <div id={listId} role="listbox" tabIndex={-1} aria-label={t`Suggestions`} onMouseDown={keepFocus}>
                {kinds.map((kind) => (
                  <fieldset key={kind} className={css.group} aria-labelledby={`${listId}-${kind}`}>
                    <div id={`${listId}-${kind}`} role="presentation" className={css.groupTitle}>
                      {titles[kind]}
                    </div>
                    {suggestions.map(
                      (suggestion, index) =>
                        suggestion.kind === kind && (
                          <button
                            key={`${suggestion.text} ${suggestion.href}`}
                            type="button"
                            id={optionId(index)}
                            role="option"
                            tabIndex={-1}
                            aria-selected={index === activeIndex}
                            className={css.option}
                            onClick={() => take(suggestion)}
                          >
                            <span className={css.text}>{suggestion.text}</span>{' '}
                            {suggestion.shopCount !== undefined && (
                              <span className={textStyle({ size: 'small', tone: 'muted' })}>
                                <Plural value={suggestion.shopCount} one="# shop" other="# shops" />
                              </span>
                            )}
                          </button>
                        ),
                    )}
                  </fieldset>
                ))}
              </div>
              {kinds.includes('recent') && (
                <button type="button" className={css.clear} onMouseDown={keepFocus} onClick={clear} onBlur={onBlur}>
                  <Trans>Clear recent searches</Trans>
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
