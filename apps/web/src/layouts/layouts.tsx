import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ComponentBoundary } from '../components/loading/component-boundary.tsx'
import { HydrationUnit } from '../components/loading/hydration-unit.tsx'
import { MAIN_ID } from '../navigation/use-route-focus.ts'
import type { LayoutName } from '../routes.ts'
import { Footer } from './footer/footer.tsx'
import * as headerCss from './header/header.css.ts'
import { Header } from './header/header.tsx'
import * as css from './layouts.css.ts'

interface LayoutProps {
  readonly children: ReactNode
}

function Part({ children }: LayoutProps) {
  const [path] = useLocation()
  return (
    <ComponentBoundary resetKey={path}>
      <HydrationUnit>{children}</HydrationUnit>
    </ComponentBoundary>
  )
}

const Skip = () => (
  <a href={`#${MAIN_ID}`} className={headerCss.skip}>
    <Trans>Skip to the content</Trans>
  </a>
)

function Main({ className = css.main, children }: LayoutProps & { readonly className?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}

const Normal = ({ children }: LayoutProps) => (
  <div className={css.frame}>
    <Skip />
    <Part>
      <Header variant="solid" />
    </Part>
    <Main>{children}</Main>
    <Part>
      <Footer />
    </Part>
  </div>
)

/** The header overlays the page's banner. */
const Transparent = ({ children }: LayoutProps) => (
  <div className={css.frame}>
    <Skip />
    <Part>
      <Header variant="clear" />
    </Part>
    <Main className={css.flush}>{children}</Main>
    <Part>
      <Footer />
    </Part>
  </div>
)

/** For sign-in: nothing that leads away. */
const HeaderOnly = ({ children }: LayoutProps) => (
  <div className={css.frame}>
    <Skip />
    <Part>
      <Header variant="solid" bare />
    </Part>
    <Main className={css.alone}>{children}</Main>
  </div>
)

export const LAYOUTS: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  Normal,
  Transparent,
  HeaderOnly,
  JP: Transparent,
}
