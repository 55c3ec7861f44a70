import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useReadFailureWords } from '../locale/read-failure-words.ts'
import { reloadOnce } from '../reload-once.ts'
import { codeOf, type Load } from './code-of.ts'
import { ErrorNotice } from './notice.tsx'

/**
 * A part of a page that one waits for, whose code comes when it is first shown. Code that does not come is said where the part
 * would stand, with a way to try again (in vain, on a page loaded anew: browsers may remember); it is tried by itself when the
 * network is back.
 */
export function partOfPage<Props extends object>(load: Load<Props>, pending: ReactNode): ComponentType<Props> {
  const useCode = codeOf(load)
  return function PartOfPage(props: Props) {
    const say = useReadFailureWords()
    const [again, setAgain] = useState<(() => void) | null>(null)
    const [trying, setTrying] = useState(false)
    const pressed = useRef(false)
    const Part = useCode((ask) => {
      setTrying(false)
      setAgain(() => ask)
      if (pressed.current) void reloadOnce()
      pressed.current = false
    })
    useEffect(() => {
      if (again === null || Part !== null) return
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [again, Part])
    if (Part !== null) return <Part {...props} />
    if (again === null) return pending
    const press = (): void => {
      pressed.current = true
      setTrying(true)
      again()
    }
    return (
      <ErrorNotice retry={press} retrying={trying}>
        {say({ kind: 'network', code: '' })}
      </ErrorNotice>
    )
  }
}
