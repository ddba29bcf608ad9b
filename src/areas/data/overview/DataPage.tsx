import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { Faq } from '@/shared/landing/Faq.tsx'
import { FieldTable } from '@/shared/landing/FieldTable.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import s from '../data.module.css'
import { loadRequestForm } from '../late.tsx'
import { Sheet, tile } from '../scene/Sheet.tsx'

const kinds = [
  { id: 'box', page: 'dataBoundingBox' },
  { id: 'polygon', page: 'imageAnnotation' },
  { id: 'points', page: 'imageAnnotation' },
  { id: 'classification', page: 'datasetAnnotation' },
  { id: 'transcription', page: 'datasetAnnotation' },
  { id: 'satellite', page: 'satelliteImagery' },
] as const
const facts = ['price', 'accept', 'pixels'] as const
const quality = ['overlap', 'review', 'accept', 'control'] as const
const way = ['draft', 'quoted', 'paid', 'progress', 'review', 'done'] as const
const formats = [
  { id: 'coco', name: 'COCO', type: '.json' },
  { id: 'yolo', name: 'YOLO', type: '.txt' },
  { id: 'voc', name: 'Pascal VOC', type: '.xml' },
  { id: 'csv', name: 'CSV', type: '.csv' },
  { id: 'jsonl', name: 'JSONL', type: '.jsonl' },
  { id: 'geojson', name: 'GeoJSON', type: '.geojson' },
  { id: 'masks', name: 'PNG', type: '.png' },
  { id: 'conll', name: 'CoNLL', type: '.conll' },
] as const
const price = ['kind', 'overlap', 'time', 'clear'] as const
const who = ['ml', 'docs', 'geo', 'shop'] as const
const tips = ['sample', 'count', 'secret'] as const
const questions = ['small', 'who', 'rights', 'stop', 'model', 'api'] as const
const none = {}

export const structured: Structured = (context) => [faqPage(context, 'labelling:faq', questions)]

export default function DataPage() {
  const { t } = useTranslation('labelling')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <PageHero
        title={t('hero.title')}
        mark={t('hero.mark')}
        lead={t('hero.lead')}
        actions={
          <>
            <a href="#request" className={buttonClass({ size: 'lg' })}>
              {t('request.title')}
            </a>
            <RouteLink
              to={{ id: 'dataBoundingBox', hash: 'try' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('hero.try')}
            </RouteLink>
          </>
        }
        facts={facts.map((fact) => t(`hero.fact.${fact}`))}
        aside={
          <Sheet
            label={t('hero.art')}
            tiles={[
              tile('car', t('tile.car')),
              tile('apple', t('tile.apple')),
              tile('cyclist', t('tile.cyclist')),
              tile('roofs', t('tile.roof')),
            ]}
          />
        }
      />
      <Section title={t('kinds.title')} lead={t('kinds.lead')}>
        <Points
          items={kinds.map(({ id, page }) => ({
            id,
            title: t(`kinds.${id}.title`),
            text: t(`kinds.${id}.text`),
            more: <RouteLink to={{ id: page }}>{t(`kinds.${id}.more`)}</RouteLink>,
          }))}
        />
      </Section>
      <Section tone="alice" title={t('quality.title')}>
        <Points
          columns={2}
          items={quality.map((id) => ({
            id,
            title: t(`quality.${id}.title`),
            text: t(`quality.${id}.text`),
          }))}
        />
      </Section>
      <Section title={t('way.title')}>
        <div className={s.way}>
          <Steps
            items={way.map((id) => ({
              id,
              title: t(`way.${id}.title`),
              text: t(`way.${id}.text`),
            }))}
          />
        </div>
      </Section>
      <Split tone="alice" title={t('formats.title')} lead={t('formats.lead')}>
        <FieldTable
          caption={t('formats.caption')}
          head={{
            name: common('label.format'),
            type: common('label.file'),
            note: t('formats.head.note'),
          }}
          rows={formats.map(({ id, name, type }) => ({ name, type, note: t(`formats.${id}`) }))}
        />
      </Split>
      <Section title={t('price.title')} lead={t('price.lead')}>
        <Points
          columns={2}
          items={price.map((id) => ({
            id,
            title: t(`price.${id}.title`),
            text: t(`price.${id}.text`),
          }))}
        />
      </Section>
      <Section tone="alice" title={t('who.title')}>
        <Points
          columns={2}
          items={who.map((id) => ({ id, title: t(`who.${id}.title`), text: t(`who.${id}.text`) }))}
        />
      </Section>
      <Faq
        title={common('heading.questions')}
        items={questions.map((id) => ({ id, q: t(`faq.${id}.q`), a: t(`faq.${id}.a`) }))}
      />
      <Split id="request" tone="alice" title={t('request.title')} lead={t('request.lead')}>
        <div className={`grid gap-5 content-start ${s.request}`}>
          <ul className={`grid gap-1 quiet text-2 ${s.tips}`}>
            {tips.map((id) => (
              <li key={id}>{t(`request.tip.${id}`)}</li>
            ))}
          </ul>
          <LatePart
            onSight
            load={loadRequestForm}
            props={none}
            fallback={<p className={`pad-5 paper ${s.waiting}`}>{t('request.still')}</p>}
            failed={<p className={`pad-5 paper ${s.waiting}`}>{t('request.lost')}</p>}
          />
        </div>
      </Split>
    </>
  )
}
