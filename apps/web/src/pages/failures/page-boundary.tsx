import { Component, type ReactNode } from 'react'
import { isMissing } from '../../prefetch.ts'
import { NotFound } from './not-found.tsx'
import { ServerError } from './server-error.tsx'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** What a page throws: a 404 of its data is the 404 page, anything else the error page. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return isMissing(this.state.error) ? <NotFound /> : <ServerError />
  }
}
