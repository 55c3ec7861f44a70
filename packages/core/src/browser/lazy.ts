import type { Sdk, SdkOptions } from '../sdk.ts'

export { type ChartName, loadCharts } from '../loading/charts.ts'
export type { Sdk, SdkOptions } from '../sdk.ts'

/**
 * Makes the SDK with the ports of a page. Session and charts are in files of their own, which are loaded when this is called: a page
 * that shows shops and times needs them only when somebody books. Rejects where the files do not come; `createSdk` says when it throws.
 */
export async function loadSdk(options: SdkOptions): Promise<Sdk> {
  const [{ createSdk }, { browserPorts }] = await Promise.all([import('../sdk.ts'), import('./index.ts')])
  return createSdk({
    ...browserPorts(options.storageKey === undefined ? {} : { storageKey: options.storageKey }),
    ...options,
  })
}
