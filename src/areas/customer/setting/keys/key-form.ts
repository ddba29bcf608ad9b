import * as v from 'valibot'
import { KeyName } from '@/api/contract/keys.ts'
import type { Key, keyCalls, KeyList } from '@/api/contract/keys.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { FieldProblem, Problem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { readLines } from '@/lib/ip-range.ts'
import type { LineProblem } from '@/lib/ip-range.ts'
import { decimalOf, digitsOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'
import { within } from '../../kit/within.ts'
import type { SumRange } from '../../kit/within.ts'

export interface KeyValues {
  name: string
  scope: 'all' | 'some'
  types: string[]
  addresses: string
  daily: string
  monthly: string
  rpm: string
}

const Sum = (range: SumRange) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || isAmount(typed), 'bad_format'),
    v.check((typed) => typed === '' || within(typed, range), 'out_of_range'),
  )

/** The form of a key, with the backend's limits. */
export function keyForm({
  daily,
  monthly,
  rpm,
  ranges,
}: KeyList['limits']): v.GenericSchema<KeyValues, KeyValues> {
  return v.pipe(
    v.object({
      name: KeyName,
      scope: v.picklist(['all', 'some']),
      types: v.array(v.string()),
      addresses: v.pipe(
        v.string(),
        v.check((text) => readLines(text).problems.length === 0, 'bad_format'),
        v.check((text) => !ranges || readLines(text).ranges.length <= ranges, 'limit_exceeded'),
      ),
      daily: Sum(daily),
      monthly: Sum(monthly),
      rpm: v.pipe(
        v.string(),
        v.trim(),
        v.transform(digitsOf),
        v.check((typed) => typed === '' || /^\d{1,9}$/.test(typed), 'bad_format'),
        v.check(
          (typed) =>
            typed === '' ||
            (Number(typed) >= (rpm?.min ?? 1) && Number(typed) <= (rpm?.max ?? Infinity)),
          'out_of_range',
        ),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['scope'], ['types']],
        ({ scope, types }) => scope === 'all' || types.length > 0,
        'required',
      ),
      ['types'],
    ),
  )
}

export function keyValues(key: Key | null, locale: string): KeyValues {
  return {
    name: key?.name ?? '',
    scope: key?.allowedTypes ? 'some' : 'all',
    types: key?.allowedTypes ?? [],
    addresses: key?.ipList.join('\n') ?? '',
    daily: shownAmount(key?.dailyLimit?.amount ?? '', locale),
    monthly: shownAmount(key?.monthlyLimit?.amount ?? '', locale),
    rpm: key?.rpm ? String(key.rpm) : '',
  }
}

const sum = (typed: string, currency: string): { amount: string; currency: string } | null =>
  typed.trim() === '' ? null : { amount: decimalOf(typed), currency }

export function keyArg(
  { name, scope, types, addresses, daily, monthly, rpm }: KeyValues,
  currency: string,
): ArgOf<(typeof keyCalls)['createKey']> {
  return {
    name,
    allowedTypes: scope === 'all' ? null : types,
    ipList: readLines(addresses).ranges,
    dailyLimit: sum(daily, currency),
    monthlyLimit: sum(monthly, currency),
    rpm: rpm.trim() === '' ? null : Number(rpm),
  }
}

const fieldNames: Readonly<Record<string, keyof KeyValues>> = {
  allowedTypes: 'types',
  dailyLimit: 'daily',
  monthlyLimit: 'monthly',
}

/** Maps a refusal to the form's fields, including problems of single address lines. */
export function placedKey(
  problem: Problem,
  sent: readonly string[],
  typed: string,
): { problem: Problem; lines: LineProblem[] } {
  const lines: LineProblem[] = []
  const fields: Record<string, FieldProblem> = {}
  for (const [name, field] of Object.entries(problem.fields ?? {})) {
    const index = /^ipList\.(\d+)$/.exec(name)?.[1]
    if (index === undefined && name !== 'ipList') fields[known(fieldNames, name) ?? name] = field
    else fields['addresses'] ??= { ...field, code: index === undefined ? field.code : 'bad_format' }
    const text = index === undefined ? undefined : sent[Number(index)]
    if (text !== undefined) {
      const code =
        field.code === 'not_allowed' || field.code === 'out_of_range' ? field.code : 'bad_format'
      lines.push({ line: lineOf(typed, text), text, code })
    }
  }
  return { problem: problem.fields ? { ...problem, fields } : problem, lines }
}

/** The line on which a range was typed, in any notation. */
function lineOf(typed: string, range: string): number {
  const at = typed.split(/\r?\n/).findIndex((line) => readLines(line).ranges.includes(range))
  return at + 1
}
