// Imported before everything else: Vite's build sets this, too, and packages that were loaded before it (React) would be others than those
// that are loaded after it.
process.env['NODE_ENV'] = 'production'
