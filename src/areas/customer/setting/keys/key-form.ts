// Over 250 lines: the fields of a key, what they show and what they send must agree.
import * as v from 'valibot'
import { testAnswerers, testOutcomes } from '@/api/contract/key-tests.ts'
import { scopeAllows, scopeLevels } from '@/api/contract/key-scopes.ts'
import type {
  KeyScope,
  KeyUseRow,
  ScopeArea,
  ScopeArg,
  ScopeLevel,
  ScopeProduct,
} from '@/api/contract/key-scopes.ts'
import { KeyName } from '@/api/contract/keys.ts'
import type { Key, keyCalls, KeyList } from '@/api/contract/keys.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { FieldProblem, Problem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { readLines } from '@/lib/ip-range.ts'
import type { LineProblem } from '@/lib/ip-range.ts'
import { decimalOf, digitsOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'
import { dayIn } from '@/lib/zone.ts'
import type { useForm } from '@/shared/form/use-form.ts'
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
  /** Two rights have a choice of their own, as that is all that most programs of theirs need. */
  access: (typeof accesses)[number]
  captcha: ScopeLevel
  proxy: ScopeLevel
  labelling: ScopeLevel
  statistics: boolean
  balance: boolean
  reach: 'all' | 'some'
  projects: string[]
  lastDay: string
  kind: 'live' | 'test'
  answers: (typeof testAnswerers)[number]
  outcome: (typeof testOutcomes)[number]
  errorCode: string
}
/** The form, for the fields that draw a part of it. */
export type KeyFieldsForm = Pick<
  ReturnType<typeof useForm<KeyValues, unknown, unknown>>,
  'subscribe' | 'values' | 'field' | 'input' | 'control' | 'set' | 'choose'
>
export const accesses = ['all', 'some', 'statistics', 'balance'] as const

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
      access: v.picklist(accesses),
      captcha: v.picklist(scopeLevels),
      proxy: v.picklist(scopeLevels),
      labelling: v.picklist(scopeLevels),
      statistics: v.boolean(),
      balance: v.boolean(),
      reach: v.picklist(['all', 'some']),
      projects: v.array(v.string()),
      lastDay: v.string(),
      kind: v.picklist(['live', 'test']),
      answers: v.picklist(testAnswerers),
      outcome: v.picklist(testOutcomes),
      errorCode: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['kind'], ['answers'], ['outcome'], ['errorCode']],
        ({ kind, answers, outcome, errorCode }) =>
          kind === 'live' || answers === 'self' || outcome !== 'error' || errorCode !== '',
        'required',
      ),
      ['errorCode'],
    ),
    v.forward(
      v.partialCheck(
        [['access'], ['captcha'], ['proxy'], ['labelling'], ['statistics'], ['balance']],
        ({ access, captcha, proxy, labelling, statistics, balance }) =>
          access !== 'some' ||
          statistics ||
          balance ||
          [captcha, proxy, labelling].some((level) => level !== 'none'),
        'required',
      ),
      ['captcha'],
    ),
    v.forward(
      v.partialCheck(
        [['access'], ['labelling'], ['reach'], ['projects']],
        ({ access, labelling, reach, projects }) =>
          access !== 'some' || labelling === 'none' || reach === 'all' || projects.length > 0,
        'required',
      ),
      ['projects'],
    ),
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

const nothing = {
  captcha: 'none',
  proxy: 'none',
  labelling: 'none',
  statistics: false,
  balance: false,
  projects: null,
} as const satisfies ScopeArg

/** The scope that the form's values mean; null allows every call. */
export function scopeOf(
  values: Pick<KeyValues, 'access' | ScopeArea | 'reach' | 'projects'>,
): ScopeArg | null {
  const { access, captcha, proxy, labelling, statistics, balance, reach, projects } = values
  if (access === 'all') return null
  if (access !== 'some') return { ...nothing, [access]: true }
  return {
    captcha,
    proxy,
    labelling,
    statistics,
    balance,
    projects: labelling === 'none' || reach === 'all' ? null : projects,
  }
}

/** The form's values of a scope. */
export function scopeValues(
  scope: KeyScope | null,
): Pick<KeyValues, 'access' | ScopeArea | 'reach' | 'projects'> {
  const level = (product: ScopeProduct): ScopeLevel =>
    known(scopeLevels, scope?.[product] ?? 'none') ?? 'none'
  const levels = { captcha: level('captcha'), proxy: level('proxy'), labelling: level('labelling') }
  const { statistics = false, balance = false, projects = null } = scope ?? {}
  const noProduct = Object.values(levels).every((one) => one === 'none')
  return {
    access:
      scope === null
        ? 'all'
        : noProduct && statistics !== balance
          ? statistics
            ? 'statistics'
            : 'balance'
          : 'some',
    ...levels,
    statistics,
    balance,
    reach: projects === null ? 'all' : 'some',
    projects: projects ?? [],
  }
}

/** The calls of the last days that these permissions would refuse. */
export const refusedCalls = (
  calls: readonly KeyUseRow[],
  scope: ScopeArg | null,
  types: readonly string[] | null,
): KeyUseRow[] =>
  calls.filter(
    (call) =>
      !scopeAllows(scope, call) ||
      (call.type !== null && types !== null && !types.includes(call.type)),
  )

/** @param zone the zone in which the last day ends */
export function keyValues(key: Key | null, locale: string, zone: string): KeyValues {
  return {
    ...scopeValues(key?.scope ?? null),
    kind: key?.test ? 'test' : 'live',
    answers: known(testAnswerers, key?.test?.answers ?? '') ?? 'fixture',
    outcome: known(testOutcomes, key?.test?.outcome ?? '') ?? 'right',
    errorCode: key?.test?.errorCode ?? '',
    // The key ends at the midnight after its last day.
    lastDay: key?.expiresAt ? dayIn(zone, Date.parse(key.expiresAt) - 1) : '',
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

/** @param scoped whether the backend knows scopes and ends */
export function keyArg(
  values: KeyValues,
  currency: string,
  scoped: boolean,
): ArgOf<(typeof keyCalls)['createKey']> {
  const { name, scope, types, addresses, daily, monthly, rpm, lastDay } = values
  const { kind, answers, outcome, errorCode } = values
  return {
    name,
    ...(scoped && { scope: scopeOf(values), expiresAt: lastDay === '' ? null : lastDay }),
    ...(kind === 'test' && {
      test: {
        answers,
        outcome,
        errorCode: answers === 'fixture' && outcome === 'error' ? errorCode : null,
      },
    }),
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
  // `scope` itself is the choice of types here.
  scope: 'captcha',
  'scope.projects': 'projects',
  expiresAt: 'lastDay',
  'test.errorCode': 'errorCode',
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
