import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { withGap } from '@/lib/sentences.ts'
import { readNumber, readSigned, readWhole, shownAmount } from '@/lib/typed-amount.ts'
import { typeInto } from '@/lib/type-into.ts'
import { Button } from '@/ui/Button.tsx'
import { useFieldNote } from '@/ui/field-context.ts'
import { TextInput } from '@/ui/TextInput.tsx'
import type { TextInputProps } from '@/ui/TextInput.tsx'

interface NumberInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'most'> {
  /** Whether only a whole number fits. */
  whole?: boolean
  /** Whether it may be below zero. */
  signed?: boolean
  /** Whether no form around says that a text is no number. */
  alone?: boolean
}

/**
 * The input of every amount and number. A text with two readings, such as 1,000, is asked about, and
 * one that is no number is refused by the sign that is wrong. It is said when the person leaves the
 * field, and the form's schema reads the text by the same rules (`lib/typed-amount.ts`).
 */
export function NumberInput({
  whole = false,
  signed = false,
  alone = false,
  onInput,
  onKeyDown,
  onBlur,
  ...rest
}: NumberInputProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState('')
  // The form may replace the text, such as by a preset, without telling this component.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every render
  useEffect(() => {
    if (left !== '' && box.current && box.current.value !== left) setLeft('')
  })
  const read = useMemo(
    () =>
      left.trim() === '' ? null : (whole ? readWhole : signed ? readSigned : readNumber)(left),
    [left, signed, whole],
  )
  const note = useMemo(() => {
    if (!read || 'value' in read) return null
    if (read.fault === 'exponent') return t('form.number.exponent')
    if (read.fault === 'sign') return t('form.number.sign', { sign: read.sign })
    if (!('readings' in read)) return alone ? t(whole ? 'form.whole' : 'form.number.format') : null
    return (
      <>
        {withGap(t('form.number.two', { text: left.trim() }))}
        {read.readings.map((reading) => (
          <Button
            key={reading}
            variant="service"
            onClick={() => {
              if (!box.current) return
              typeInto(box.current, shownAmount(reading, locale))
              box.current.focus()
            }}
          >
            {shownAmount(reading, locale)}
          </Button>
        ))}
      </>
    )
  }, [read, left, alone, whole, locale, t])
  const readings = read && 'readings' in read ? read.readings : null
  const question =
    readings &&
    t('form.number.twoShort', {
      text: left.trim(),
      first: shownAmount(readings[0], locale),
      second: shownAmount(readings[1], locale),
    })
  useFieldNote(note, question ?? undefined)
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      // The keyboard of digits has no minus on some phones.
      inputMode={whole ? 'numeric' : signed ? 'text' : 'decimal'}
      onInput={(event) => {
        box.current = event.currentTarget
        // While a number is typed it may still get its fraction.
        setLeft('')
        onInput?.(event)
      }}
      onKeyDown={(event) => {
        box.current = event.currentTarget
        if (event.key === 'Enter') setLeft(event.currentTarget.value)
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        box.current = event.currentTarget
        setLeft(event.currentTarget.value)
        onBlur?.(event)
      }}
    />
  )
}
