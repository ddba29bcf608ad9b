import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { coded, decode, encode } from './issues.ts'

async function codes(schema: v.GenericSchema, value: unknown) {
  const result = await coded(schema)['~standard'].validate(value)
  return (result.issues ?? []).map(({ message, path }) => [path?.map(String).join('.'), decode(message)])
}

describe('a valibot issue as a FieldCode', () => {
  it.each([
    ['nothing', v.pipe(v.string(), v.nonEmpty(), v.email()), '', { code: 'required' }],
    ['nothing, where a length is asked for', v.pipe(v.string(), v.minLength(3)), '', { code: 'required' }],
    ['a missing value', v.string(), undefined, { code: 'required' }],
    ['no choice', v.pipe(v.nullable(v.string()), v.picklist(['a', 'b'])), null, { code: 'required' }],
    ['a box that is not ticked', v.pipe(v.boolean(), v.literal(true)), false, { code: 'required' }],
    ['an empty list', v.pipe(v.array(v.string()), v.minLength(1)), [], { code: 'required' }],
    ['too short', v.pipe(v.string(), v.minLength(10)), 'abc', { code: 'too_short', params: { min: 10 } }],
    ['too long', v.pipe(v.string(), v.maxLength(2)), 'abc', { code: 'too_long', params: { max: 2 } }],
    ['too much', v.pipe(v.number(), v.maxValue(5)), 6, { code: 'out_of_range' }],
    ['another form', v.pipe(v.string(), v.email()), 'a@', { code: 'bad_format' }],
    [
      'a check that names its code',
      v.pipe(
        v.string(),
        v.check((text) => text === 'x', 'mismatch'),
      ),
      'y',
      { code: 'mismatch' },
    ],
  ])('%s', async (_, schema, value, problem) => {
    expect((await codes(v.object({ field: schema }), { field: value }))[0]).toEqual(['field', problem])
  })

  it('gives what the schema makes of the value', async () => {
    expect(await coded(v.pipe(v.string(), v.trim()))['~standard'].validate(' a ')).toEqual({ value: 'a' })
  })

  it('survives its way through a message', () => {
    expect(decode(encode({ code: 'too_short', params: { min: 3 } }))).toEqual({ code: 'too_short', params: { min: 3 } })
    expect(decode('Not ours')).toEqual({ code: 'bad_format' })
    expect(decode(undefined)).toEqual({ code: 'bad_format' })
  })
})
