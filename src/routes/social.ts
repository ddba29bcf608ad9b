import { known } from '../lib/known.ts'
import type { PageRow } from './types.ts'

/** The preview pictures for shared links. builds/social draws them. */
export const pictureKinds = ['site', 'captchas', 'docs', 'data', 'proxy', 'work'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** By the folder of a page's file, or of its area. */
const kinds: Partial<Record<string, PictureKind>> = {
  landing: 'captchas',
  statistics: 'captchas',
  'public/pricing': 'captchas',
  docs: 'docs',
  demo: 'docs',
  tutorials: 'docs',
  software: 'docs',
  'public/libraries': 'docs',
  data: 'data',
  proxy: 'proxy',
  worker: 'work',
  'public/make-money': 'work',
  'public/programs': 'work',
}

export function pictureKind({ page }: Pick<PageRow, 'page'>): PictureKind {
  const [area = '', feature = ''] = page.split('/')
  return known(kinds, `${area}/${feature}`) ?? known(kinds, area) ?? 'site'
}
