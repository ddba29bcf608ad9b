// Runs on any Node: explains what is missing before that Node fails on a .ts file.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `This is Node ${process.version}; 22.22 or newer is needed. It comes with \`npm ci\` (the dev dependency "node"), whose install script may have been skipped:\n` +
      'run `npm rebuild node`, or `npm ci` without --ignore-scripts.',
  )
  console.log('0 passed, 1 failed')
  process.exit(1)
}
