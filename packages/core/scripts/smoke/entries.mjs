export const ENTRIES = ['index', 'client', 'machines', 'browser', 'testing', 'msw']
