/** What the API says of itself, as it is sent: UTF-8. */
export interface ApiDescription {
  /** OpenAPI 3.1, as JSON. */
  openapi: Uint8Array;
  /** The same as a page, with all codes. */
  docs: Uint8Array;
  /** `Codes`, as JSON. */
  codes: Uint8Array;
}
