import path from 'node:path'
import { defineConfig } from 'vite'

const root = import.meta.dirname

export default defineConfig({
  root,
  // Relative, so that the service can be served below any path.
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // The CSP allows no inline content; data URLs of images would be inlined otherwise.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: { index: path.join(root, 'index.html'), admin: path.join(root, 'admin.html') } },
  },
})
