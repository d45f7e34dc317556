import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles the dashboard into dist/dashboard, from where the API serves it. */
export default defineConfig({
  root: import.meta.dirname,
  // Assets are served below it; the page itself at the paths of the application.
  base: '/dashboard/',
  build: {
    outDir: fileURLToPath(new URL('../dist/dashboard', import.meta.url)),
    emptyOutDir: true,
    // Browsers of 2024 and later: light-dark(), logical properties, CSS nesting.
    target: ['chrome123', 'edge123', 'firefox124', 'safari17.5'],
    // The content security policy lets in no data: URL but pictures.
    assetsInlineLimit: 0,
    // The notices of what is bundled travel with it.
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
  // For work on the application itself: `npx vite dashboard` beside a running service.
  server: { proxy: { '/dashboard/api': 'http://127.0.0.1:8080' } },
});
