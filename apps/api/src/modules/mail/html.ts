const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export type Html = { html: string }

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

type Piece = string | number | Html | Html[]
const written = (piece: Piece): string => {
  if (Array.isArray(piece)) return piece.map(written).join('')
  return typeof piece === 'object' ? piece.html : escapeHtml(String(piece))
}

/** HTML in which every value is text unless it was made by this same tag. */
export const html = (literals: TemplateStringsArray, ...pieces: Piece[]): Html => ({
  html: literals.map((literal, index) => literal + written(pieces[index] ?? '')).join(''),
})
