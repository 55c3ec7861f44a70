export const ENTRIES = ['index', 'client', 'machines', 'browser/index', 'words/ja.gen']
