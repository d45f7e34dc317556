import { buildOpenApi } from '../api/openapi/build-openapi.js';
import { ROUTES } from '../api/routes/index.js';
import { loadCatalogue } from '../worker/engine/index.js';

/**
 * Prints the document that the service serves, of what needs a key and without the lists of
 * codes, which say nothing about types: clients/ are generated from it.
 */
const document = buildOpenApi(
  ROUTES.filter(({ access }) => access === 'key'),
  await loadCatalogue(),
);
for (const schema of Object.values(document.components.schemas)) {
  delete schema['x-finding-codes'];
  delete schema['x-checks'];
}
console.log(JSON.stringify(document, null, 2));
