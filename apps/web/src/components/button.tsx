import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from '../navigation/link.tsx'
import * as css from './button.css.ts'

interface Looks {
  readonly look?: 'primary' | 'outline' | 'quiet' | 'plain' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  readonly wide?: boolean
}

const classOf = ({ look = 'primary', size = 'medium', wide = false }: Looks, more?: string): string =>
  [css.button({ look, size, ...(wide && { wide: true }) }), more].filter(Boolean).join(' ')

interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Under way: shows it, and takes no second press. */
  readonly busy?: boolean
}

export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const looks = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      {...rest}
      type={type}
      className={classOf(looks, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

export function ButtonLink({ look, size, wide, className, ...rest }: Looks & LinkProps) {
  const looks = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }
  return <Link {...rest} className={classOf(looks, className)} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name of the icon. */
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[css.iconButton, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  )
}
