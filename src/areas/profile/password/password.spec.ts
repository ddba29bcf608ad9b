import { describe, expect, it } from 'vitest'
import { getDotPath, safeParse } from 'valibot'
import { passwordForm } from './password.ts'

const good = {
  current: 'Glyphwork-demo-1',
  password: 'four unrelated words',
  repeat: 'four unrelated words',
  signOutOthers: true,
}
const wrong = (change: object, has = true) =>
  (safeParse(passwordForm(has, 'Someone@Example.com'), { ...good, ...change }).issues ?? []).map(
    (issue) => `${getDotPath(issue)} ${issue.type}`,
  )

describe('a new password', () => {
  it('is good', () => expect(wrong({})).toEqual([]))

  it.each([
    [{ current: '' }, ['current non_empty']],
    [{ password: 'short', repeat: 'short' }, ['password min_length']],
    [{ repeat: 'four unrelated word' }, ['repeat partial_check']],
    [{ repeat: '' }, ['repeat non_empty']],
    [{ password: 'someone@example.com', repeat: 'someone@example.com' }, ['password check']],
    [{ password: 'Glyphwork-demo-1', repeat: 'Glyphwork-demo-1' }, ['password partial_check']],
  ])('with %j: %j', (change, issues) =>
    expect(wrong(change)).toEqual(expect.arrayContaining(issues)),
  )

  it('needs none before it where there is none', () =>
    expect(wrong({ current: '' }, false)).toEqual([]))
})
