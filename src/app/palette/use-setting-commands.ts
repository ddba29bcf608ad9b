import { translatorOf, useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { useHref, useLocale, usePage } from '@/i18n/page-context.ts'
import type { Person } from '@/routes/guards.ts'
import { useCurrency } from '@/session/currency.ts'
import { currencies } from '@/site/currencies.ts'
import { chooseTheme, storedTheme, themes } from '@/session/theme.ts'
import { contentLanguages, languages } from '@/site/languages.ts'
import { toast } from '@/ui/toast-store.ts'
import { openShortcutList } from '@/ui/use-shortcuts.ts'
import { useChooseLanguage } from '../layouts/use-choose-language.ts'
import { useApp } from '../context.ts'
import { languageName } from '@/lib/language-name.ts'
import type { Command } from './commands.ts'
import { synonyms } from './page-names.ts'
import type { EveryLanguage } from './use-every-language.ts'

const nameOf = (currency: string, locale: string): string =>
  new Intl.DisplayNames([locale, 'en'], { type: 'currency' }).of(currency) ?? currency

/** Actions that work on any page: the settings other than the current ones, and signing out. */
export function useSettingCommands(person: Person, all: EveryLanguage | undefined): Command[] {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('palette')
  const { wanted } = usePage()
  const locale = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const english = translatorOf(useApp().words.in('en'), 'common')
  const chooseLanguage = useChooseLanguage()
  const { currency, choose } = useCurrency()
  const setting = (
    id: string,
    what: string,
    value: string,
    others: string[],
    abroad: string[] | undefined,
    act: () => void,
  ): Command => ({
    id,
    group: 'settings',
    label: shell('palette.choice', { what, value }),
    others,
    abroad,
    act,
  })
  const theme = storedTheme.get()
  return [
    ...themes
      .filter((name) => name !== theme)
      .map((name) =>
        setting(
          `theme-${name}`,
          t('theme.label'),
          t(`theme.${name}`),
          [
            ...synonyms(shell('palette.also.theme')),
            ...synonyms(shell(`palette.also.themes.${name}`)),
            english('theme.label'),
            english(`theme.${name}`),
          ],
          all && [...all.synonymsOf('theme'), ...all.synonymsOf(`themes.${name}`)],
          () => chooseTheme(name),
        ),
      ),
    ...contentLanguages
      .filter((language) => language !== wanted)
      .map((language) => ({
        ...setting(
          `language-${language}`,
          t('language.label'),
          languages[language].name,
          [
            ...synonyms(shell('palette.also.language')),
            ...synonyms(shell(`palette.also.languages.${language}`)),
            ...contentLanguages.map((own) => languageName(own, language)),
          ],
          all && [...all.synonymsOf('language'), ...all.synonymsOf(`languages.${language}`)],
          () => chooseLanguage(language),
        ),
        foreign: { text: languages[language].name, lang: languages[language].tag },
      })),
    ...currencies
      .filter((one) => one !== currency)
      .map((one) => {
        const label = shell('palette.choice', {
          what: t('currency.label'),
          value: `${nameOf(one, locale)}, ${one}`,
        })
        const act = () => {
          choose(one)
          toast({ id: 'palette', tone: 'ok', text: label })
        }
        return {
          id: `currency-${one}`,
          group: 'settings' as const,
          label,
          others: [...synonyms(shell('palette.also.currency')), nameOf(one, 'en')],
          // By the name of the current one, which is not listed, the others are found.
          abroad: [
            ...(all?.synonymsOf('currency') ?? []),
            ...contentLanguages.flatMap((own) => [nameOf(one, own), nameOf(currency, own)]),
          ],
          act,
        }
      }),
    {
      id: 'shortcuts',
      group: 'settings' as const,
      label: shell('palette.shortcuts'),
      others: synonyms(shell('palette.also.shortcuts')),
      abroad: all?.synonymsOf('shortcuts'),
      act: openShortcutList,
    },
    ...(person
      ? [
          {
            id: 'logout',
            group: 'settings' as const,
            label: t('nav.signOut'),
            others: [...synonyms(shell('palette.also.logout')), english('nav.signOut'), 'logout'],
            abroad: all?.namesInEveryLanguage('logout'),
            act: () => void navigate(href({ id: 'logout' })),
          },
        ]
      : []),
  ]
}
