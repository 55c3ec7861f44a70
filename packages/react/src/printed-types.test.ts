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
    useCancellation: '(options: { codeNumber: string; }): CancellationValue | null',
    useLive: '(): SocketValue',
    useNotifications: '(): NotificationsValue',
    useReservation: '(options: ReservationOptions, { keepHold }?: { keepHold?: boolean; }): ReservationValue | null',
    useSession: '(): SessionValue',
    useSignIn:
      '<Intent = unknown>(options?: SignInOptions<Intent> | (() => SignInOptions<Intent>)): SignInValue<Intent> | null',
    useSdk: '<Intent = unknown>(): Sdk<Intent> | null',
    useSdkAccess: '(): SdkAccess',
    YoyakuProvider: '({ sdk, load, initialStatus, children }: YoyakuProviderProps): Element',
    useFlow:
      '<Value extends { step: string; }, Intent = unknown>(sdk: Sdk<Intent> | null, key: string, begin: (sdk: Sdk<Intent>) => Flow<Value>): Flow<Value> | null',
    useView: '<Value>(view: View<Value>): Value',
    'useView 2': '<Value>(view: View<Value> | null, before: Value): Value',
  })
})
