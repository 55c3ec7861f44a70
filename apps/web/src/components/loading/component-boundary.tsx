import { Component, type ReactNode } from 'react'

interface ComponentBoundaryProps {
  readonly children: ReactNode
  /** The part is rendered again when this changes, as on another page. */
  readonly resetKey?: string
}

/** Wraps a part beside the page: when it fails, it disappears and the page stays. React reports the error to the console. */
export class ComponentBoundary extends Component<ComponentBoundaryProps, { readonly failed: boolean }> {
  override state: { readonly failed: boolean } = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate(before: ComponentBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
