import type { QueryOptions } from '@yoyaku/core/types'
import type { Tree } from './tree.ts'

type Read<Data> = Omit<Data, 'body'> & { readonly body: Tree }

/** The same read with its Markdown as a tree. On the server it is read there; a browser loads the reader only when it moves here by itself. */
export function withMarkdownTree<Data extends { readonly body: string }>(
  query: QueryOptions<Data>,
): QueryOptions<Read<Data>> {
  return {
    ...query,
    queryKey: [...query.queryKey, 'tree'],
    queryFn: async (context) => {
      const [{ body, ...rest }, { parse }] = await Promise.all([query.queryFn(context), import('./parse.ts')])
      return { ...rest, body: parse(body) }
    },
  }
}
