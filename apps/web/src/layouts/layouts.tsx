import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { MAIN_ID } from '../navigation/use-arrival.ts'
import type { LayoutName } from '../page.ts'
import { Footer } from './footer.tsx'
import * as headerCss from './header.css.ts'
import { Header } from './header.tsx'
import * as css from './layouts.css.ts'

interface LayoutProps {
  readonly children: ReactNode
}

const Skip = () => (
  <a href={`#${MAIN_ID}`} className={headerCss.skip}>
    <Trans>Skip to the content</Trans>
  </a>
)

function Main({ look = css.main, children }: LayoutProps & { readonly look?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={look}>
      {children}
    </main>
  )
}

const Normal = ({ children }: LayoutProps) => (
  <div className={css.frame}>
    <Skip />
    <Header look="solid" />
    <Main>{children}</Main>
    <Footer />
  </div>
)

/** The header lies on the page's banner. */
const Transparent = ({ children }: LayoutProps) => (
  <div className={css.frame}>
    <Skip />
    <Header look="clear" />
    <Main look={css.flush}>{children}</Main>
    <Footer />
  </div>
)

/** For sign-in: nothing that leads away. */
const HeaderOnly = ({ children }: LayoutProps) => (
  <div className={css.frame}>
    <Skip />
    <Header look="solid" bare />
    <Main look={css.alone}>{children}</Main>
  </div>
)

export const LAYOUTS: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  Normal,
  Transparent,
  HeaderOnly,
  JP: Transparent,
}
