export const ENTRIES = ['index', 'client', 'machines', 'browser/index', 'testing/index', 'msw/index', 'words/ja.gen']
