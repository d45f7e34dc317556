import type { Catalogue } from '../core/catalogue.js';
import type { ApiDescription } from './api-description.js';
import { codesOf } from './codes.js';
import { renderDocs } from './docs/render-docs.js';
import { buildOpenApi } from './openapi/build-openapi.js';
import type { Route } from './route.js';

/** @param catalogue what reports can hold */
export function describeApi(routes: readonly Route[], catalogue: Catalogue): ApiDescription {
  const document = buildOpenApi(routes, catalogue);
  const codes = codesOf(catalogue);
  const encode = (text: string) => new TextEncoder().encode(text);
  return {
    openapi: encode(JSON.stringify(document)),
    docs: encode(renderDocs(document, codes)),
    codes: encode(JSON.stringify(codes)),
  };
}
