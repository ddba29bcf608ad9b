import type { dataRows } from '@/routes/table/data.ts'
import type { PageImport } from './types.ts'

export const dataPages = {
  data: () => import('@/areas/data/pages/DataPage.tsx'),
  dataBoundingBox: () => import('@/areas/data/pages/DataBoundingBoxPage.tsx'),
  datasetAnnotation: () => import('@/areas/data/pages/DatasetAnnotationPage.tsx'),
  imageAnnotation: () => import('@/areas/data/pages/ImageAnnotationPage.tsx'),
  satelliteImagery: () => import('@/areas/data/pages/SatelliteImageryPage.tsx'),
} satisfies Record<keyof typeof dataRows, PageImport>
