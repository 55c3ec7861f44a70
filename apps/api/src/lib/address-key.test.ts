import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test('A household is one address, however it is written', () => {
  expect(
    [
      '192.0.2.7',
      '::ffff:192.0.2.7',
      '2001:db8:1:2:3:4:5:6',
      '2001:DB8:1:2::9',
      '2001:0db8:0001:0002::',
      '::1',
      'fe80::1%eth0',
    ].map(addressKey),
  ).toStrictEqual([
    '192.0.2.7',
    '192.0.2.7',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
  ])
})
