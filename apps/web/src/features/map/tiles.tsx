import { setWorkerUrl, Map as TileMap } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as css from './tiles.css.ts'
import { cameraOf, type View } from './view.ts'

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

// MapLibre starts its worker by a string, which the page's policy lets pass through the default policy alone: this one address does.
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === workerUrl ? url : null) })
setWorkerUrl(workerUrl)

interface TilesProps {
  readonly view: View
  readonly styleUrl: string
  /** When what is drawn below is no longer needed. */
  readonly onLoad: () => void
}

/** Tiles of the operator's map server below what is drawn. A server that fails leaves the drawing. */
export default function Tiles({ view, styleUrl, onLoad }: TilesProps) {
  const ground = useRef<HTMLDivElement>(null)
  const map = useRef<TileMap | null>(null)
  const [sources, setSources] = useState('')
  const camera = cameraOf(view)
  const create = useEffectEvent((container: HTMLElement): TileMap => {
    const created = new TileMap({
      container,
      style: styleUrl,
      ...camera,
      interactive: false,
      attributionControl: false,
      fadeDuration: 0,
    })
    created.once('load', () => {
      setSources(attributionOf(created))
      onLoad()
    })
    return created
  })
  useEffect(() => {
    if (ground.current === null) return
    const created = create(ground.current)
    map.current = created
    return () => {
      map.current = null
      created.remove()
    }
  }, [])
  const [longitude, latitude] = camera.center
  const { zoom } = camera
  useEffect(() => {
    map.current?.jumpTo({ center: [longitude, latitude], zoom })
  }, [longitude, latitude, zoom])
  return (
    <>
      <div className={css.ground} aria-hidden="true">
        <div ref={ground} className={css.canvas} />
      </div>
      {sources !== '' && <small className={css.sources}>{sources}</small>}
    </>
  )
}

/** Whose data it is, as the sources of the style say it, without their markup. */
function attributionOf(map: TileMap): string {
  const given = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '')
  const words = given.map((html) => html.replace(/<[^>]*>/g, '').trim()).filter((text) => text !== '')
  return [...new Set(words)].join(' · ')
}
