/** What schema.org calls the shops of our categories. */
const TYPES: Readonly<Record<string, string>> = {
  beauty: 'HealthAndBeautyBusiness',
  hair: 'HairSalon',
  nails: 'NailSalon',
  eyelash: 'BeautySalon',
  facial: 'BeautySalon',
  massage: 'DaySpa',
  dining: 'FoodEstablishment',
  sushi: 'Restaurant',
  izakaya: 'BarOrPub',
  yakiniku: 'Restaurant',
  'korean-bbq': 'Restaurant',
  teahouse: 'CafeOrCoffeeShop',
  cafe: 'CafeOrCoffeeShop',
  fitness: 'ExerciseGym',
  yoga: 'SportsActivityLocation',
  sauna: 'HealthAndBeautyBusiness',
  'car-care': 'AutomotiveBusiness',
  'car-wash': 'AutoWash',
  coating: 'AutoRepair',
  tyres: 'TireShop',
  inspection: 'AutoRepair',
  'car-rental': 'AutoRental',
  compact: 'AutoRental',
  kei: 'AutoRental',
  minivan: 'AutoRental',
  suv: 'AutoRental',
}

/** The first category that has a name there; any shop is a local business. */
export const shopType = (categoryIds: readonly string[]): string =>
  categoryIds.map((id) => TYPES[id]).find((type) => type !== undefined) ?? 'LocalBusiness'
