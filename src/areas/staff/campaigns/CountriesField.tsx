import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { countriesIn, countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'

interface CountriesFieldProps {
  id: string
  error: string | undefined
  chosen: readonly string[]
  onChosen: (next: string[]) => void
}

/** Countries, added one at a time. */
export function CountriesField({ id, error, chosen, onChosen }: CountriesFieldProps) {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return (
    <div className="stack gap-3">
      <Field id={id} error={error} label={t('countries.add')} required>
        <Select
          value=""
          onChange={({ target }) => {
            if (target.value) onChosen([...chosen, target.value])
          }}
        >
          <option value="">{common('form.chooseCountry')}</option>
          {countriesIn(locale)
            .filter(({ code }) => !chosen.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <ul className="cluster gap-2 break" aria-label={t('countries.chosen')}>
          {chosen.map((code) => {
            const name = countryName(code, locale)
            return (
              <li key={code}>
                <Button
                  variant="secondary"
                  aria-label={t('countries.remove', { name })}
                  append={<X size={16} aria-hidden="true" />}
                  onClick={() => {
                    onChosen(chosen.filter((other) => other !== code))
                    document.getElementById(id)?.focus()
                  }}
                >
                  {name}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
