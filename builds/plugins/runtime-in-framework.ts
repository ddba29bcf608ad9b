import type { Plugin } from 'vite'

const given = /export\{([^{}]*)\};?\s*$/
const taken = (file: string): RegExp => new RegExp(`import\\{([^{}]*)\\}from"\\./${file.replace(/^.*\//, '').replaceAll('.', '\\.')}";?`, 'g')
/** `a as b, c` as pairs of what is outside and inside. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [first = '', second = first] = one.trim().split(' as ')
    return [first, second]
  })

/**
 * The bundler leaves its own helpers, 460 bytes that nearly every chunk imports, in a file of their own, and puts them into no group.
 * Here they move to the top of the framework's chunk. Its name still tells of them: it was made when the chunk imported theirs.
 */
export function runtimeInFramework(): Plugin {
  return {
    name: 'runtime-in-framework',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ fileName }) => /rolldown-runtime-[\w-]+\.js$/.test(fileName))
        const framework = chunks.find(({ name }) => name === 'framework')
        const list = given.exec(runtime?.code ?? '')?.[1]
        if (!runtime || !framework || list === undefined) return this.error('The chunks of the framework and of the runtime are not what they were.')
        const helpers = pairs(list)
        const body = runtime.code.replace(given, '')
        const head = `const{${helpers.map(([, name]) => `${name}:$rt${name}`).join()}}=(()=>{${body}return{${helpers.map(([own, name]) => `${name}:${own}`).join()}}})();`
        const importing = taken(runtime.fileName)
        for (const chunk of chunks) {
          const from = `./${framework.fileName.replace(/^.*\//, '')}`
          chunk.code = chunk.code.replace(importing, (_whole, names: string) =>
            chunk === framework
              ? `const{${pairs(names)
                  .map(([name, own]) => `${name}:${own}`)
                  .join()}}={${helpers.map(([, name]) => `${name}:$rt${name}`).join()}};`
              : `import{${pairs(names)
                  .map(([name, own]) => `$rt${name} as ${own}`)
                  .join()}}from"${from}";`,
          )
          if (chunk !== runtime && chunk.code.includes('rolldown-runtime-'))
            return this.error(`${chunk.fileName} imports the runtime in another way.`)
        }
        framework.code = `${head}${framework.code};export{${helpers.map(([, name]) => `$rt${name}`).join()}};`
        delete bundle[runtime.fileName]
      },
    },
  }
}
