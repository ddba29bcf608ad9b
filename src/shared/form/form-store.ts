import type { GenericSchema } from 'valibot'
import { same, valueAt, withValueAt } from '@/lib/plain.ts'
import { createSignal } from '@/lib/signal.ts'
import { judgeValues } from './issues.ts'
import type { Errors, JudgedValues } from './issues.ts'

/** The path of a field, or of a value inside one: `topics.3.email`. */
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

/** Props of a native control. All radios of a group take the same. */
export interface Registered {
  name: string
  ref: (control: Control | null) => (() => void) | undefined
  onChange: (event: { target: Control }) => void
}

interface SetOptions {
  /**
   * Whether the field is validated now. By default it is, as with typing, once the form has been
   * sent.
   */
  judge?: boolean | undefined
}

/**
 * The values of a form, their errors, and their controls. The controls are uncontrolled: the store
 * hears of every change and writes into them only values that come from elsewhere.
 */
export function createFormStore<Values extends object, Output>(
  begun: Values,
  begunSchema: GenericSchema<Values, Output>,
) {
  let schema = begunSchema
  let values = begun
  let defaults = begun
  let errors: Errors = {}
  /** Whether the form has been sent since the last reset. */
  let sent = false
  /**
   * Fields whose error came from the backend. Only a change of the field or a new submit clears it.
   */
  let refused: ReadonlySet<string> = new Set()
  /** A new object after each reset, so that subscribers notice it. */
  let beginning: object = {}

  const { subscribe, emit } = createSignal<boolean>()
  const mounted = new Map<string, Set<Control>>()
  const seen = new WeakSet<Control>()
  const registered = new Map<string, Registered>()

  const tell = (typed = false): void => emit(typed)

  /**
   * Changes the values and updates the error of the changed field. Errors of other fields are
   * cleared if this change resolved them, as with two passwords that must match; new errors of
   * other fields wait for the next submit.
   */
  function change(path: string, next: Values, judged: boolean): void {
    const before = values
    values = next
    if (!judged) return
    const [field = ''] = path.split('.')
    const [was, now] = [judgeValues(schema, before).errors, judgeValues(schema, next).errors]
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
        // Text that was typed or autofilled before hydration is newer than the default value.
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
    subscribe,
    values: (): Values => values,
    defaults: (): Values => defaults,
    errors: (): Errors => errors,
    beginning: (): object => beginning,
    isDirty: (): boolean => !same(values, defaults),

    register,
    /** Call it after a reset, once the options that include the values are rendered. */
    show,
    focus: (path: Path<Values>): void => [...(mounted.get(path) ?? [])][0]?.focus(),

    /** Sets what the person has chosen in a control that is no input: kept as a draft, like typing. */
    choose: <Field extends keyof Values & string>(field: Field, value: Values[Field]): void => {
      change(field, { ...values, [field]: value }, sent)
      show()
      tell(true)
    },
    /** Sets a value in code. Unlike typing, this does not store a draft. */
    set: <Field extends keyof Values & string>(
      field: Field,
      value: Values[Field],
      options: SetOptions = {},
    ): void => {
      change(field, { ...values, [field]: value }, options.judge ?? sent)
      show()
      tell()
    },
    /** Resets the form to other values, or to its defaults. */
    reset: (next = defaults): void => begin(next, next),
    /**
     * Resets the form to other values, but keeps the fields that were changed.
     * @param since the values that they were changed from
     */
    follow: (next: Values, since = defaults): void => {
      const changed = Object.entries(values).filter(
        ([field, value]) => !same(value, valueAt(since, field)),
      )
      begin(Object.assign({ ...next }, Object.fromEntries(changed)), next)
    },
    /** Restores a draft. */
    restore: (typed: Values): void => begin(typed, defaults),

    judgeBy: (next: GenericSchema<Values, Output>): void => {
      schema = next
    },
    /** Validates all fields, on submit. */
    judge: (): JudgedValues<Output> => {
      const judged = judgeValues(schema, values)
      sent = true
      refused = new Set()
      errors = judged.errors
      tell()
      return judged
    },
    /** Sets the backend's errors of fields. */
    refuse: (found: Errors): void => {
      refused = new Set([...refused, ...Object.keys(found)])
      errors = { ...errors, ...found }
      tell()
    },
  }
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** A colour has a value of its own, black, before anybody chooses one. */
const isEntered = (control: Control): boolean =>
  isBox(control)
    ? control.checked
    : !(control instanceof HTMLSelectElement) && control.type !== 'color' && control.value !== ''

const read = (control: Control): unknown =>
  isBox(control) && control.type === 'checkbox' ? control.checked : control.value

function write(control: Control, value: unknown): void {
  const text = typeof value === 'string' ? value : ''
  if (isBox(control))
    control.checked = control.type === 'checkbox' ? value === true : value === control.value
  // A half-typed value (a number's "1e") reads as empty, and stays in the control. A colour is never
  // empty: its row is going.
  else if (control.value !== text && (text !== '' || control.type !== 'color')) control.value = text
}
