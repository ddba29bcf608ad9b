import { ApiView } from '../kit/ApiView.tsx'
import { loadProject, ProjectFrame } from '../kit/ProjectFrame.tsx'
import { ExportForm } from './ExportForm.tsx'
import { ExportVersions } from './ExportVersions.tsx'

const methods = ['dataExport'] as const

export const loader = loadProject

/** The versions of the data set: ordered, announced, downloaded. */
export default function LabelExportsPage() {
  return (
    <ProjectFrame page="labelExports">
      {(project) => (
        <>
          <ExportForm project={project} />
          <ExportVersions project={project} />
          <ApiView methods={methods} projectId={project.id} />
        </>
      )}
    </ProjectFrame>
  )
}
