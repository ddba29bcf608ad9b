import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { articleLimits, editorLanguages, Slug } from '@/api/contract/editor.ts'
import type { EditorKind, EditorLanguage } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { judgeOutcome } from '@/api/verdict.ts'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { useCurrency } from '@/session/currency.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { articlePlaces, useKind } from '../article/places.ts'
import { SlugNote } from './SlugNote.tsx'
import { suggestSlug, useSlugState } from './use-slug.ts'

const NewArticleForm = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(articleLimits.title.min),
    v.maxLength(articleLimits.title.max),
  ),
  language: v.picklist(editorLanguages),
  slug: Slug,
})

/**
 * Names a new article and sets its language and slug. The rest is written on the next page, which
 * saves automatically.
 */
export default function NewPage() {
  const kind = useKind()
  const { language: shown } = usePage()
  const [params] = useSearchParams()
  const translationOf = params.get('translationOf') ?? ''
  const wanted =
    known(editorLanguages, params.get('language') ?? '') ?? known(editorLanguages, shown) ?? 'en'
  return (
    <Beginning
      key={`${wanted} ${translationOf}`}
      kind={kind}
      wanted={wanted}
      translationOf={translationOf}
    />
  )
}

interface BeginningProps {
  kind: EditorKind
  wanted: EditorLanguage
  /** The id of the article to translate; empty for none. */
  translationOf: string
}

function Beginning({ kind, wanted, translationOf }: BeginningProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const href = useHref()
  const [create] = editorApi.useEditorCreateMutation()
  const { currency, settled } = useCurrency()
  const other = editorLanguages.find((one) => one !== wanted)
  // Searches all sites for the article: its translation may belong to another one.
  const { data: index } = editorApi.useEditorIndexQuery(
    { kind, page: 0, currency, ...(other && { language: other }) },
    { skip: translationOf === '' || !settled },
  )
  const source = index?.articles.find(({ id }) => String(id) === translationOf)

  const form = useForm({
    name: `new-${kind}`,
    schema: NewArticleForm,
    defaults: { title: '', language: wanted, slug: '' },
    keep: ['title', 'language', 'slug'],
    words: {
      title: { required: t('edit.title.missing') },
      slug: {
        bad_format: t('edit.slug.wrong'),
        not_unique: t('edit.slug.taken'),
        required: t('edit.slug.missing'),
      },
    },
    send: ({ title: name, language, slug }) =>
      create({
        kind,
        title: name,
        language,
        slug,
        ...(source && { translationOf: source.id }),
      }).unwrap(),
    done: ({ slug, language }) => {
      const search = source ? { beside: source.language, language } : undefined
      void navigate(href({ id: articlePlaces[kind].edit, params: { slug }, search }))
      return 'leaving'
    },
  })
  const { choose, values } = form
  const name = useValue(form, 'title')
  const slug = useValue(form, 'slug')
  const language = useValue(form, 'language')
  const state = useSlugState(kind, slug, language)
  // While the article is being made, the URL that is in use may be its own.
  const isMaking = form.busy && state.is === 'taken'
  const shownState =
    slug === '' ? { is: 'empty' as const } : isMaking ? { is: 'same' as const } : state
  const { refused } = form
  const isUnclear =
    refused !== null &&
    judgeOutcome(refused.problem) === 'lost' &&
    refused.entries === JSON.stringify(values())

  /** The slug follows the title until somebody edits it, which may have been before a reload. */
  const own = useRef(false)
  const suggested = useRef('')
  useEffect(() => {
    if (own.current || name.trim() === '') return
    let current = true
    suggestSlug(name).then(
      (next) => {
        if (!current || own.current) return
        const { slug: kept } = values()
        own.current = kept !== '' && kept !== next && kept !== suggested.current
        if (own.current) return
        suggested.current = next
        choose('slug', next)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [choose, name, values])
  const take = (next: string): void => {
    own.current = true
    choose('slug', next)
  }
  const slugInput = form.input('slug')

  return (
    <AccountFrame
      title={common(`nav.crumb.${articlePlaces[kind].create}`)}
      lead={t('edit.new.lead')}
    >
      <AccountSection title={t('edit.new.title')}>
        <Form form={form} submit={t('edit.new.submit')}>
          {translationOf !== '' && (
            <Notice
              tone="info"
              title={
                source
                  ? t('edit.new.translation', { title: source.title })
                  : t('edit.new.translationLoading')
              }
            >
              {t('edit.new.translationText')}
            </Notice>
          )}
          <RadioCards
            {...form.control('language')}
            legend={common('language.label')}
            columns={2}
            options={editorLanguages.map((one) => ({
              value: one,
              label: t(`list.language.${one}`),
            }))}
          />
          <Field
            {...form.field('title')}
            label={t('edit.field.title')}
            help={t('edit.title.help')}
            required
          >
            <TextInput
              {...form.input('title')}
              lang={language}
              most={articleLimits.title.max}
              autoComplete="off"
            />
          </Field>
          <div className="stack gap-2">
            <Field
              {...form.field('slug')}
              label={t('edit.slug.title')}
              help={t('edit.slug.help')}
              required
            >
              <TextInput
                {...slugInput}
                mono
                most={articleLimits.slug.max}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => {
                  own.current = event.target.value !== ''
                  return slugInput.onChange(event)
                }}
              />
            </Field>
            <SlugNote state={shownState} mayBeOwn={isUnclear} onTake={take} />
            {own.current && (
              <div className="cluster gap-2">
                <Button
                  variant="tertiary"
                  onClick={() => {
                    own.current = false
                    void suggestSlug(name).then(
                      (next) => {
                        suggested.current = next
                        choose('slug', next)
                      },
                      () => {},
                    )
                  }}
                >
                  {t('edit.slug.fromTitle')}
                </Button>
              </div>
            )}
          </div>
        </Form>
      </AccountSection>
    </AccountFrame>
  )
}
