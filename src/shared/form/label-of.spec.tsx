import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isNamed, labelOf } from './label-of.ts'

describe('the label of a field', () => {
  it('is the text of its label, without what marks it', () => {
    render(
      <>
        <label htmlFor="mail">
          {' Email '}
          <span>optional</span>
        </label>
        <input id="mail" />
        <span id="of-editor">Text</span>
        <div id="editor" aria-labelledby="of-editor" />
      </>,
    )
    expect(labelOf('mail')).toBe('Email')
    expect(labelOf('editor')).toBe('Text')
  })

  it('is the legend of a group of choices', () => {
    render(
      <fieldset>
        <legend>Role</legend>
        <label>
          <input id="worker" type="radio" /> Worker
        </label>
        <label>
          <input id="terms" type="checkbox" /> Terms
        </label>
      </fieldset>,
    )
    expect(labelOf('worker')).toBe('Role')
    expect(labelOf('terms')).toBe('Role')
  })

  it('is that of its group for a button that asks for a file', () => {
    render(
      <div role="group" aria-labelledby="of-face">
        <h3 id="of-face">Your face</h3>
        <button id="face" type="button">
          Choose a file
        </button>
      </div>,
    )
    expect(labelOf('face')).toBe('Your face')
  })

  it('is empty where there is none', () => {
    render(
      <>
        <input id="bare" />
        <input id="alone" type="checkbox" />
        <svg id="drawing" />
      </>,
    )
    for (const id of ['bare', 'alone', 'drawing', 'nowhere']) expect(labelOf(id)).toBe('')
  })

  it('is named by a sentence whatever its case', () => {
    expect(isNamed('Enter an EMAIL address.', 'Email')).toBe(true)
    expect(isNamed('Enter a password.', 'Email')).toBe(false)
  })
})
