import type { JsonSchema } from './json-schema.js';

/** The part of OpenAPI 3.1 that the service writes and its HTML page reads. */

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string } };
  servers: { url: string; description?: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    securitySchemes: Record<string, Record<string, string>>;
    headers: Record<string, Header>;
    parameters: Record<string, Parameter>;
    schemas: Record<string, JsonSchema>;
  };
}

export type PathItem = Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>> & {
  servers?: { url: string }[];
};

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ResponseObject>;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Header {
  description: string;
  schema: JsonSchema;
}

export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

export interface ResponseObject {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
}
