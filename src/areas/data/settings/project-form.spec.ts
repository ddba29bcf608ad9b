import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { ProjectForm, parseAttributes, projectDefaults } from './project-form.ts'

it('reads attributes that are chosen, ticked and typed, in any punctuation', () => {
  expect(parseAttributes('side: left, right; hidden；plate：text; 速度：number')).toEqual([
    { name: 'side', type: 'select', options: ['left', 'right'] },
    { name: 'hidden', type: 'checkbox' },
    { name: 'plate', type: 'text' },
    { name: '速度', type: 'number' },
  ])
})

it.each(['\u200b', '\u2800', ' \u3164 '])('takes %j for no name of a class', (blank) => {
  const [one] = projectDefaults.labels
  const codes = (values: object): (string | undefined)[] =>
    (safeParse(ProjectForm, { ...projectDefaults, ...values }).issues ?? []).flatMap(
      ({ path, message }) =>
        path?.[0]?.key === 'title' ? [] : [`${String(path?.[0]?.key)} ${message}`],
    )
  const instructions = 'Draw a box around every cat that you see in the picture.'
  expect(codes({ instructions, labels: [{ ...one, name: blank }] })).toEqual(['labels required'])
  const example = { verdict: 'good', text: blank, itemId: '', pictureId: '', pictureUrl: '' }
  const labels = [{ ...one, name: 'Cat' }]
  expect(codes({ instructions, labels, examples: [example] })).toEqual(['examples required'])
  expect(
    codes({
      instructions,
      labels: [{ ...one, name: 'Cat', attributes: `side: left, ${blank}x; ${blank}: text` }],
    }),
  ).toEqual(['labels limit_exceeded'])
})
