import type { components } from '@yoyaku/core/types'

type Schemas = components['schemas']
export type Service = Schemas['ServiceDetail']
export type Unit = Schemas['ServiceUnit']
export type Attach = Schemas['ServiceAttach']
export type Provider = Schemas['AvailableProviders']['providers'][number]
export type Equipment = Schemas['AvailableProviders']['resources'][number]

/** The unit of the draft; the first one where none is chosen yet. */
export const unitOf = (service: Service, unitId: string | null): Unit | undefined =>
  service.units.find(({ id }) => id === unitId) ?? service.units[0]

/** How many serve beside the one who is chosen: where each person is served by somebody, the shop chooses the others. */
export const othersServing = ({ perPerson }: Service, people: number): number => (perPerson ? people - 1 : 0)

export const choosesStaff = ({ selectionUnitMode: mode }: Service): boolean =>
  mode === 'staff' || mode === 'staff_and_resource'

export const choosesEquipment = ({ selectionUnitMode: mode }: Service): boolean =>
  mode === 'resource' || mode === 'staff_and_resource'
