import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyProduct } from '@/api/contract/proxy-account.ts'
import { proxyListApi } from '@/api/endpoints/proxy.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { withGap } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { citiesOf } from './generator.ts'
import type { GeneratorValues } from './generator.ts'
import s from '../account.module.css'

interface PlaceFieldsProps {
  form: Pick<
    ReturnType<typeof useForm<GeneratorValues, unknown, unknown>>,
    'field' | 'input' | 'set'
  >
  /** Undefined until the user of the lines is known. */
  product: ProxyProduct | undefined
  /** The countries that the user may exit in; null for all. */
  allowed: readonly string[] | null
  values: GeneratorValues
}

/** The exit location, as precise as the product allows. */
export function PlaceFields({ form, product, allowed, values }: PlaceFieldsProps) {
  const { t } = useTranslation('proxyGenerator')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const { currentData, error, isFetching, refetch } = proxyListApi.useProxyLocationsQuery(
    product ? { product } : skipToken,
    { refetchOnMountOrArgChange: 600 },
  )
  const { compare } = new Intl.Collator(locale)
  const places = (currentData?.records ?? [])
    .filter(({ country }) => allowed === null || allowed.includes(country))
    .map((place) => ({ ...place, name: countryName(place.country, locale) }))
    .toSorted((one, other) => compare(one.name, other.name))
  const place = places.find(({ country }) => country === values.country)
  const cities = citiesOf(place, values.region)
  const clear = (...names: readonly ('region' | 'city' | 'asn')[]) => {
    for (const name of names) form.set(name, '', { judge: false })
  }
  /** A choice for another product or language may not exist here. */
  const kept = (value: string, options: readonly string[]) =>
    value !== '' && !options.includes(value) ? <option value={value}>{value}</option> : null
  const country = form.input('country')
  const region = form.input('region')
  return (
    <fieldset className={`stack gap-3 ${s.group}`}>
      <legend>{t('place.legend')}</legend>
      {error && !currentData ? (
        <p className="quiet text-2">
          {withGap(t('place.lost'))}
          <Button variant="tertiary" loading={isFetching} onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        </p>
      ) : (
        <div className={s.grid}>
          <Field
            {...form.field('country')}
            label={common('label.country')}
            help={
              product
                ? place &&
                  t('place.count', {
                    count: place.count,
                    value: format.number(place.count),
                  }) + (place.latencyMs === null ? '' : ` · ${format.number(place.latencyMs)} ms`)
                : t('place.first')
            }
          >
            <Select
              {...country}
              onChange={(event) => {
                country.onChange(event)
                clear('region', 'city', 'asn')
              }}
            >
              <option value="">{t(allowed ? 'place.anyAllowed' : 'place.any')}</option>
              {kept(
                values.country,
                places.map((one) => one.country),
              )}
              {places.map((one) => (
                <option key={one.country} value={one.country}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
          {place && place.regions.length > 0 && (
            <Field {...form.field('region')} label={t('place.region')}>
              <Select
                {...region}
                onChange={(event) => {
                  region.onChange(event)
                  clear('city')
                }}
              >
                <option value="">{t('place.anyRegion')}</option>
                {place.regions.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title || id}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {cities.length > 0 && (
            <Field {...form.field('city')} label={t('place.city')}>
              <Select {...form.input('city')}>
                <option value="">{t('place.anyCity')}</option>
                {cities.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title || id}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {place && place.networks.length > 0 && (
            <Field {...form.field('asn')} label={t('place.network')}>
              <Select {...form.input('asn')}>
                <option value="">{t('place.anyNetwork')}</option>
                {place.networks.map(({ asn, title }) => (
                  <option key={asn} value={String(asn)}>
                    {`AS${asn} ${title}`}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
    </fieldset>
  )
}
