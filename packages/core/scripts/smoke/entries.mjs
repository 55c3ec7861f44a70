export const ENTRIES = [
  'index',
  'client',
  'browser/lazy',
  'machines',
  'browser/index',
  'testing/index',
  'msw/index',
  'words/ja.gen',
]
