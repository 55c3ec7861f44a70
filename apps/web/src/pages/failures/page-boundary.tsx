import { Component, type ReactNode } from 'react'
import { isMissing } from '../../data/is-missing.ts'
import { UnreachableError } from '../../navigation/recovery/load-code.ts'
import { NoConnection } from './no-connection.tsx'
import { NotFound } from './not-found.tsx'
import { ServerError } from './server-error.tsx'

const isWithoutNetwork = (error: unknown): boolean =>
  error instanceof UnreachableError || (typeof navigator !== 'undefined' && !navigator.onLine)

interface PageBoundaryProps {
  readonly children: ReactNode
  /** Called to read failed data again. */
  readonly onRetry: () => void
}

/**
 * Catches errors of a page: a 404 of its data shows the 404 page; a missing network shows a page that loads by itself; anything
 * else the error page.
 */
export class PageBoundary extends Component<PageBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error }
  }

  readonly #retry = (): void => {
    this.props.onRetry()
    this.setState({ error: null })
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    if (isMissing(this.state.error)) return <NotFound />
    if (isWithoutNetwork(this.state.error)) return <NoConnection onRetry={this.#retry} />
    return <ServerError />
  }
}
