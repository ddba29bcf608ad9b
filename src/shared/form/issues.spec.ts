import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { judgeValues } from './issues.ts'

const check = (
  schema: v.GenericSchema<Record<string, unknown>, unknown>,
  values: Record<string, unknown>,
) => judgeValues(schema, values)

describe('a valibot issue as a FieldCode', () => {
  it.each([
    ['nothing', v.pipe(v.string(), v.nonEmpty(), v.email()), '', { code: 'required' }],
    [
      'nothing, where a length is asked for',
      v.pipe(v.string(), v.minLength(3)),
      '',
      { code: 'required' },
    ],
    ['a missing value', v.string(), undefined, { code: 'required' }],
    [
      'no choice',
      v.pipe(v.nullable(v.string()), v.picklist(['a', 'b'])),
      null,
      { code: 'required' },
    ],
    ['a box that is not ticked', v.pipe(v.boolean(), v.literal(true)), false, { code: 'required' }],
    ['an empty list', v.pipe(v.array(v.string()), v.minLength(1)), [], { code: 'required' }],
    [
      'too short',
      v.pipe(v.string(), v.minLength(10)),
      'abc',
      { code: 'too_short', params: { min: 10 } },
    ],
    [
      'too long',
      v.pipe(v.string(), v.maxLength(2)),
      'abc',
      { code: 'too_long', params: { max: 2 } },
    ],
    [
      'too much',
      v.pipe(v.number(), v.maxValue(5)),
      6,
      { code: 'out_of_range', params: { max: 5 } },
    ],
    [
      'too little',
      v.pipe(v.number(), v.minValue(5)),
      4,
      { code: 'out_of_range', params: { min: 5 } },
    ],
    ['a part of a number', v.pipe(v.number(), v.integer()), 1.5, { code: 'out_of_range' }],
    ['a step', v.pipe(v.number(), v.multipleOf(5)), 6, { code: 'out_of_range' }],
    [
      'too few words',
      v.pipe(v.string(), v.minWords('en', 3)),
      'a b',
      { code: 'too_short', params: { min: 3 } },
    ],
    [
      'a long list',
      v.pipe(v.array(v.string()), v.maxLength(1)),
      ['a', 'b'],
      { code: 'too_long', params: { max: 1 } },
    ],
    ['something of another type', v.number(), ['a'], { code: 'bad_format' }],
    ['too many bytes', v.pipe(v.string(), v.maxBytes(1)), 'ab', { code: 'bad_format' }],
    [
      'another form',
      v.pipe(v.string(), v.email()),
      'a@',
      { code: 'bad_format', params: { rule: 'email' } },
    ],
    ['a form without words', v.pipe(v.string(), v.regex(/^x/)), 'a', { code: 'bad_format' }],
    [
      'a check that names its code and limit',
      v.pipe(
        v.string(),
        v.check((text) => text.length > 19, 'too_short 20'),
      ),
      'twelve chars',
      { code: 'too_short', params: { min: 20 } },
    ],
    [
      'a length with a code of its own',
      v.pipe(v.string(), v.maxLength(2, 'too_long')),
      'abc',
      { code: 'too_long', params: { max: 2 } },
    ],
    [
      'a check that names its rule',
      v.pipe(
        v.string(),
        v.check(() => false, 'bad_format amount'),
      ),
      'x',
      { code: 'bad_format', params: { rule: 'amount' } },
    ],
    [
      'characters that draw nothing',
      v.pipe(v.string(), v.trim(), v.nonEmpty()),
      '\u200B \u2060',
      { code: 'required' },
    ],
    [
      'a check that names its code',
      v.pipe(
        v.string(),
        v.check((text) => text === 'x', 'mismatch'),
      ),
      'y',
      { code: 'mismatch' },
    ],
  ])('%s', (_, schema, value, problem) => {
    const { errors } = check(v.looseObject({ field: schema }), { field: value })
    expect(Object.keys(errors)).toEqual(['field'])
    expect(errors['field']).toEqual(problem)
  })

  it('gives what the schema makes of the value', () => {
    expect(check(v.looseObject({ a: v.pipe(v.string(), v.trim()) }), { a: ' a ' })).toEqual({
      ok: true,
      output: { a: 'a' },
      errors: {},
    })
  })

  it('stands at the field, wherever in it something is wrong, and is the first', () => {
    const schema = v.object({
      rows: v.array(v.object({ bid: v.pipe(v.string(), v.nonEmpty(), v.decimal()) })),
      name: v.pipe(v.string(), v.nonEmpty()),
    })
    const { errors } = judgeValues(schema, {
      rows: [{ bid: '1' }, { bid: '' }, { bid: 'x' }],
      name: '',
    })
    expect(errors).toEqual({ rows: { code: 'required' }, name: { code: 'required' } })
  })
})
