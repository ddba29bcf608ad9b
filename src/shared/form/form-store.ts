import type { GenericSchema } from 'valibot'
import { same, valueAt, withValueAt } from '@/lib/plain.ts'
import { judge } from './issues.ts'
import type { Errors, Judged } from './issues.ts'

/** A field, or a place inside of one: `topics.3.email`. */
export type Path<Values> = (keyof Values & string) | Inner<Values>
type Inner<Values> = {
  [Field in keyof Values & string]: `${Field}.${Below<Values[Field]>}`
}[keyof Values & string]
type Below<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | `${number}.${Below<Item>}`
  : Value extends object
    ? Path<Value>
    : never

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** For a native control; radios of one name take the same. */
export interface Registered {
  name: string
  ref: (control: Control | null) => (() => void) | undefined
  onChange: (event: { target: Control }) => void
}

interface SetOptions {
  /** Whether the field is judged with it; otherwise as when somebody types: once the form has been sent. */
  judge?: boolean | undefined
}

/**
 * The values of one form, what is wrong with them, and the controls that they stand in. Controls keep what is typed by themselves; the
 * store is told of it and writes into them only what comes from elsewhere.
 */
export function createFormStore<Values extends object, Output>(
  begun: Values,
  begunSchema: GenericSchema<Values, Output>,
) {
  let schema = begunSchema
  let values = begun
  let defaults = begun
  let errors: Errors = {}
  /** Sent at least once since it began. */
  let sent = false
  /** Fields whose error came from the backend: only a change of the field itself, or sending, takes it back. */
  let refused: ReadonlySet<string> = new Set()
  /** Another object each time it begins anew. */
  let beginning: object = {}

  const listeners = new Set<(typed: boolean) => void>()
  const mounted = new Map<string, Set<Control>>()
  const seen = new WeakSet<Control>()
  const registered = new Map<string, Registered>()

  function tell(typed = false): void {
    for (const listener of listeners) listener(typed)
  }

  /**
   * Changes the values and renews the error of the field changed. An error of another field goes where this change has
   * put it right, as with two passwords that have to be the same; new errors of others wait until the form is sent.
   */
  function change(path: string, next: Values, judged: boolean): void {
    const before = values
    values = next
    if (!judged) return
    const [field = ''] = path.split('.')
    const [was, now] = [judge(schema, before).errors, judge(schema, next).errors]
    const isSolved = (name: string) => !refused.has(name) && was[name] && !now[name]
    const others = Object.entries(errors).filter(([name]) => name !== field && !isSolved(name))
    refused = new Set([...refused].filter((name) => name !== field))
    const found = { ...Object.fromEntries(others), ...(now[field] && { [field]: now[field] }) }
    if (!same(errors, found)) errors = found
  }

  function take(path: string, control: Control, typed: boolean): void {
    change(path, withValueAt(values, path, read(control)), sent)
    tell(typed)
  }

  function begin(next: Values, nextDefaults: Values): void {
    values = next
    defaults = nextDefaults
    errors = {}
    refused = new Set()
    sent = false
    beginning = {}
    tell()
  }

  /** Writes the values into their controls. */
  function show(): void {
    for (const [path, controls] of mounted)
      for (const control of controls) write(control, valueAt(values, path))
  }

  function register(path: Path<Values>): Registered {
    const known = registered.get(path)
    if (known) return known
    const controls = new Set<Control>()
    const made: Registered = {
      name: path,
      ref: (control) => {
        if (!control) return undefined
        // What was typed, or filled in by the browser, into a served page before it came to life is newer than the default.
        const served = !seen.has(control) && isEntered(control)
        seen.add(control)
        controls.add(control)
        if (served) take(path, control, false)
        else write(control, valueAt(values, path))
        return () => controls.delete(control)
      },
      onChange: ({ target }) => take(path, target, true),
    }
    mounted.set(path, controls)
    registered.set(path, made)
    return made
  }

  return {
    subscribe: (listener: (typed: boolean) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    values: (): Values => values,
    defaults: (): Values => defaults,
    errors: (): Errors => errors,
    beginning: (): object => beginning,
    isDirty: (): boolean => !same(values, defaults),

    register,
    /** For a new beginning, once the options are drawn that its values stand among. */
    show,
    focus: (path: Path<Values>): void => [...(mounted.get(path) ?? [])][0]?.focus(),

    /** Not by typing: what is set is no draft. */
    set: <Field extends keyof Values & string>(
      field: Field,
      value: Values[Field],
      options: SetOptions = {},
    ): void => {
      change(field, { ...values, [field]: value }, options.judge ?? sent)
      show()
      tell()
    },
    /** Begins anew with other values, or with those that it began with. */
    reset: (next = defaults): void => begin(next, next),
    /**
     * Begins anew with other values, but for the fields that have been changed here.
     * @param since what they have been changed from
     */
    follow: (next: Values, since = defaults): void => {
      const changed = Object.entries(values).filter(
        ([field, value]) => !same(value, valueAt(since, field)),
      )
      begin(Object.assign({ ...next }, Object.fromEntries(changed)), next)
    },
    /** Takes up what was typed before. */
    restore: (typed: Values): void => begin(typed, defaults),

    judgeBy: (next: GenericSchema<Values, Output>): void => {
      schema = next
    },
    /** Judges all of it, as it is sent. */
    judge: (): Judged<Output> => {
      const judged = judge(schema, values)
      sent = true
      refused = new Set()
      errors = judged.errors
      tell()
      return judged
    },
    /** What the backend says of fields. */
    refuse: (found: Errors): void => {
      refused = new Set([...refused, ...Object.keys(found)])
      errors = { ...errors, ...found }
      tell()
    },
  }
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const isEntered = (control: Control): boolean =>
  isBox(control) ? control.checked : !(control instanceof HTMLSelectElement) && control.value !== ''

const read = (control: Control): unknown =>
  isBox(control) && control.type === 'checkbox' ? control.checked : control.value

function write(control: Control, value: unknown): void {
  const text = typeof value === 'string' ? value : ''
  if (isBox(control))
    control.checked = control.type === 'checkbox' ? value === true : value === control.value
  // What is half typed (a number's "1e") reads as nothing, and stays.
  else if (control.value !== text) control.value = text
}
