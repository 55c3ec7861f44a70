/**
 * A translator in the browser replaces text nodes by its own elements, also while the app is used. React does not know them: it
 * would fail to remove a replaced node or to insert before it, and would change a text, such as a price, that is no longer in the
 * document. After this call React's operations on a replaced node apply to its replacement; a changed text returns to the
 * document, and is translated again.
 */
export function followTranslatedTexts(): void {
  const standIns = new WeakMap<Node, Element>()
  const texts = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target)
      standIns.delete(target)
      if (target instanceof Text && standIn?.isConnected) standIn.replaceWith(target)
    }
  })
  new MutationObserver((records) => {
    const added = new Set<Node>()
    for (const record of records) for (const node of record.addedNodes) if (isTranslation(node)) added.add(node)
    if (added.size === 0) return
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      if (!(text instanceof Text) || text.isConnected) continue
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node !== null && added.has(node))
      if (!(standIn instanceof Element)) continue
      standIns.set(text, standIn)
      texts.observe(text, { characterData: true })
    }
  }).observe(document.documentElement, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const shown = standIns.get(child) ?? child
    shown.parentNode?.removeChild(shown)
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    const shown = next === null || next.parentNode === this ? next : (standIns.get(next) ?? null)
    return insertBefore.call(this, node, shown?.parentNode === this ? shown : null) as Child
  }
}

/** All of them use this element, because no page does. */
const isTranslation = (node: Node): boolean => node.nodeName === 'FONT'
