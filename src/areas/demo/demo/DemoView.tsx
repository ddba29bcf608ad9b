import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { typeArticle } from '@/routes/docs.ts'
import { demoSlugs } from '@/routes/slugs/demos.ts'
import type { DemoSlug } from '@/routes/slugs/demos.ts'
import { colour } from '@/shared/article-body/colour.ts'
import { demoTarget } from '@/shared/demo-target.ts'
import examples from '@/shared/captcha-type/captcha-type.module.css'
import { ExamplesLoading, ExamplesLost } from '@/shared/captcha-type/ExamplesPlace.tsx'
import { TypeFields } from '@/shared/captcha-type/TypeFields.tsx'
import { jsonLines } from '@/shared/captcha-type/json-lines.ts'
import { TaskName } from '@/shared/captcha-type/TaskName.tsx'
import { typeTarget } from '@/shared/type-target.ts'
import { exampleTypeOf } from '@/shared/example-task/example-type.ts'
import { ExampleTaskSection } from '@/shared/example-task/ExampleTaskSection.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { useSampleWriter } from '@/shared/code-sample/code-language.ts'
import { RequestSamples } from '@/shared/code-sample/RequestSamples.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { captchaCatalogue, typeTasks } from '@/task-api/captcha-types.ts'
import { demoOf, demos } from '@/task-api/requests/demos.ts'
import { createTaskBody, taskResult } from '@/task-api/requests/request.ts'
import { createRequest } from '@/task-api/sample-request.ts'
import { Badge } from '@/ui/Badge.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { SkeletonGroup, Skeleton } from '@/ui/Skeleton.tsx'
import s from '../demo.module.css'

const loadLiveDemo = async () => (await import('../late.tsx')).LiveDemo
const loadLiveExamples = async () => (await import('../late.tsx')).LiveExamples

/** A demo, with the request and result fields of its task type. */
export function DemoView({ slug }: { slug: DemoSlug }) {
  const { t } = useTranslation('demo')
  const { t: landing } = useTranslation('landing')
  const { type } = demos[slug]
  const { kind } = captchaCatalogue[type]
  const example = exampleTypeOf(type)
  return (
    <>
      <PageHero
        over={
          <span className="cluster gap-2 gap-x-3 quiet text-2 break">
            <Badge tone="info">{landing(`kind.${kind}`)}</Badge>
            <code translate="no">{typeTasks(type)[0]}</code>
          </span>
        }
        title={t('headline', { name: t(`name.${slug}`) })}
        mark={t('mark')}
        lead={t(`lead.${slug}`)}
        actions={
          <p className="cluster gap-2 gap-x-5 bold">
            <RouteLink to={{ id: 'apiDocsArticle', params: { slug: typeArticle(type) } }}>
              {t('hero.docs')}
            </RouteLink>
            <RouteLink to={typeTarget(type)}>{t('hero.type')}</RouteLink>
          </p>
        }
        aside={
          <section
            className={`found ${examples.live} ${s.try}`}
            aria-labelledby="try"
            data-vendor={demos[slug].vendor ?? undefined}
          >
            <h2 id="try" className="answer">
              {t('try.title')}
            </h2>
            <LatePart
              load={loadLiveDemo}
              props={{ slug }}
              fallback={
                <SkeletonGroup
                  label={t('try.loading')}
                  className={`grid gap-4 content-start ${s.room}`}
                >
                  <Skeleton variant="block" className={s.block} />
                  <Skeleton lines={3} />
                </SkeletonGroup>
              }
              failed={<ExamplesLost />}
            />
          </section>
        }
      />
      {example && (
        <ExampleTaskSection
          title={landing('example.title')}
          lead={landing('example.lead')}
          tone="alice"
          first={example}
        />
      )}
      <TypeFields slug={type} send={t(`send.${slug}`)} get={t(`get.${slug}`)} />
      <Sample slug={slug} />
      {kind === 'image' && (
        <Section title={landing('examples.title')} className={examples.live}>
          <LatePart
            onSight
            load={loadLiveExamples}
            props={{ slug: type }}
            fallback={<ExamplesLoading />}
            failed={<ExamplesLost />}
          />
        </Section>
      )}
      <More slug={slug} />
    </>
  )
}

/** The request that orders the task, in every language, and its result. */
function Sample({ slug }: { slug: DemoSlug }) {
  const { t } = useTranslation('demo')
  const copyLabels = useCopyLabels()
  const [form] = captchaCatalogue[demos[slug].type].forms
  const { writes } = useSampleWriter()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? colour(root.current) : undefined), [writes])
  return (
    <Section title={t('sample.title')} lead={t('sample.lead')} tone="alice">
      <div ref={root} className={`stack gap-4 align-start ${s.sample}`}>
        <RequestSamples label={t('sample.code')} request={createRequest(createTaskBody(form))} />
        <CodeBlock
          label={t('sample.answer')}
          samples={[
            { id: 'answer', label: t('sample.answer'), lines: jsonLines(taskResult(form)) },
          ]}
          copyLabels={copyLabels}
        />
      </div>
    </Section>
  )
}

/** The demos of related types, then the neighbors in the list. */
function More({ slug }: { slug: DemoSlug }) {
  const { t } = useTranslation('demo')
  const at = demoSlugs.indexOf(slug)
  const others = new Set([
    ...captchaCatalogue[demos[slug].type].related.flatMap((type) => demoOf(type) ?? []),
    ...[1, 2, 3].flatMap((step) => demoSlugs[(at + step) % demoSlugs.length] ?? []),
  ])
  return (
    <Section title={t('more.title')}>
      <LinkCards
        items={[...others].slice(0, 4).map((other) => ({
          id: other,
          to: demoTarget(other),
          title: t(`name.${other}`),
          text: <TaskName name={typeTasks(demos[other].type)[0]} />,
        }))}
      />
      <p className={`text-2 bold mt-5 ${s.ways}`}>
        <RouteLink to={{ id: 'demos' }}>
          {t('more.all')} <Forward />
        </RouteLink>
      </p>
    </Section>
  )
}
