import enCommon from '../../../locales/en/common.json'

/** Plain HTML for when nothing else could be started. What was prerendered stays readable above it. */
export function showBootFailure(): void {
  const { title, text } = enCommon.error.chunk
  const box = document.createElement('div')
  box.className = 'boot-failure'
  box.setAttribute('role', 'alert')
  const heading = document.createElement('strong')
  heading.textContent = title
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = enCommon.action.reload
  button.addEventListener('click', () => location.reload())
  box.append(heading, paragraph, button)
  document.body.prepend(box)
}
