export const ENTRIES = ['index', 'client', 'machines', 'browser', 'words/ja.gen']
