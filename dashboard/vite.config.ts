import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Writes each asset compressed as well, so that the service need not do so at each request. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle: async ({ dir }, bundle) => {
      const compress = {
        // Quality 11 takes seconds for a twentieth less.
        '.br': (content: Buffer) =>
          promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
          }),
        '.gz': promisify<Buffer, Buffer>(gzip),
      };
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      for (const path of names.map((name) => join(dir ?? '', name))) {
        const content = await readFile(path);
        for (const [suffix, by] of Object.entries(compress)) {
          await writeFile(path + suffix, await by(content));
        }
      }
    },
  };
}

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
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      onLog: (level, log, handle) => {
        // Marks of libraries for servers that render React.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  plugins: [compressAssets()],
  // For work on the application itself: `npx vite dashboard` beside a running service.
  server: { proxy: { '/dashboard/api': 'http://127.0.0.1:8080' } },
});
