// @vitest-environment node
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const file = join(import.meta.dirname, 'index.ts')

/** What an editor shows for each export, over the name. */
function printedTypes(): Map<string, string> {
  const { config } = ts.readConfigFile(join(import.meta.dirname, '../../../tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, import.meta.dirname)
  const program = ts.createProgram([file], { ...options, composite: false, emitDeclarationOnly: false, noEmit: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (source === undefined || module === undefined) throw new Error(`${file} has no exports`)
  return new Map(
    checker.getExportsOfModule(module).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      if (!(target.flags & ts.SymbolFlags.Value)) return []
      const type = checker.getTypeOfSymbolAtLocation(target, source)
      return type
        .getCallSignatures()
        .map((signature, index): [string, string] => [
          index === 0 ? symbol.name : `${symbol.name} ${index + 1}`,
          checker.signatureToString(signature),
        ])
    }),
  )
}

test('An editor shows each hook by named types, none of a generator and none that is computed', () => {
  const printed = printedTypes()
  expect(Object.fromEntries(printed)).toStrictEqual({
    useAuth: '(): AuthValue',
    useCancellation: '(options: { codeNumber: string; }): Shown<CancellationFlow, CancellationValue> | null',
    useLive: '(): LiveValue',
    useNotifications: '(): NotificationsValue',
    useReschedule:
      '(options: { codeNumber: string; }, { keepHold }?: { keepHold?: boolean; }): Shown<RescheduleFlow, RescheduleValue> | null',
    useReservation:
      '(options: ReservationOptions, { keepHold }?: { keepHold?: boolean; }): Shown<ReservationFlow, ReservationValue> | null',
    useShown: '<F extends Flow<Value>, Value>(flow: (F & Flow<Value>) | null): Shown<F, Value> | null',
    useSignIn:
      '<Intent = unknown>(options?: SignInOptions<Intent> | (() => SignInOptions<Intent>)): Shown<SignInFlow<Intent>, SignInValue<Intent>> | null',
    useWaitingList: '(): Shown<WaitingListFlow, WaitingListValue> | null',
    useOptionalYoyaku: '<Intent = unknown>(): Yoyaku<Intent> | null',
    useYoyaku: '<Intent = unknown>(): Yoyaku<Intent>',
    useYoyakuAccess: '(): YoyakuAccess',
    YoyakuProvider: '({ yoyaku, load, initialStatus, children }: YoyakuProviderProps): Element',
    useFlow:
      '<F extends Pick<Flow<unknown>, "dispose">, Intent = unknown>(yoyaku: Yoyaku<Intent> | null, key: string, begin: (yoyaku: Yoyaku<Intent>) => F): F | null',
    useStore: '<Value>(store: Store<Value>): Value',
    'useStore 2': '<Value>(store: Store<Value> | null, before: Value): Value',
  })
})
