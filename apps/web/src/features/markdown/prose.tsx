import { Fragment } from 'react'
import { Link } from '../../navigation/link.tsx'
import * as css from './prose.css.ts'
import type { Block, Inline, Tree } from './tree.ts'

/** Blocks and words have no identity of their own: their place is their key. */
const Words = ({ content }: { readonly content: readonly Inline[] }) =>
  content.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <Word part={part} />}</Fragment>
  ))

function Word({ part }: { readonly part: Exclude<Inline, string> }) {
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <Words content={part.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em className={css.emphasis}>
          <Words content={part.content} />
        </em>
      )
    case 'code':
      return <code>{part.text}</code>
    case 'break':
      return <br />
    case 'link':
      return part.href.startsWith('/') ? (
        <Link href={part.href} className={css.link}>
          <Words content={part.content} />
        </Link>
      ) : (
        <a href={part.href} rel="noopener nofollow" className={css.link}>
          <Words content={part.content} />
        </a>
      )
  }
}

export const headingId = (at: number): string => `part-${at}`

function Piece({ block, id }: { readonly block: Block; readonly id?: string | undefined }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={id} className={css.heading[block.level]}>
          <Words content={block.content} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={block.ordered ? css.ordered : css.unordered}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Item content={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote className={css.quote}>
          <Pieces tree={block.content} />
        </blockquote>
      )
    case 'picture':
      return <img src={block.url} alt={block.alt} loading="lazy" className={css.picture} />
    case 'code':
      return <pre className={css.code}>{block.text}</pre>
    case 'rule':
      return <hr className={css.rule} />
  }
}

/** An item of one paragraph needs no paragraph. */
const Item = ({ content }: { readonly content: Tree }) => {
  const [only, ...others] = content
  return only?.kind === 'paragraph' && others.length === 0 ? (
    <Words content={only.content} />
  ) : (
    <Pieces tree={content} />
  )
}

const Pieces = ({ tree }: { readonly tree: Tree }) => tree.map((block, index) => <Piece key={index} block={block} />)

export const Prose = ({ tree }: { readonly tree: Tree }) => (
  <div className={css.prose} data-prose="">
    {tree.map((block, index) => (
      <Piece key={index} block={block} id={block.kind === 'heading' ? headingId(index) : undefined} />
    ))}
  </div>
)
