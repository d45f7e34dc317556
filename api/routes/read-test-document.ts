import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { TEST_OUTCOMES, testDocument } from '../../core/test-outcomes.js';
import { keyRoute } from '../route.js';

export const readTestDocument = keyRoute({
  id: 'read-test-document',
  method: 'get',
  path: '/test-documents/{outcome}',
  scope: null,
  summary: 'Fetch a test document',
  description:
    'The document that stands for an outcome: sent with a test key, its scan ends so. With a ' +
    'live key it is a document like any other.',
  params: z.strictObject({
    outcome: z.string().max(100).describe('A `name` of `test_outcomes` in `GET /codes`.'),
  }),
  answers: {
    200: { description: 'The document.', type: 'application/pdf', schema: z.string() },
  },
  errors: ['NOT_FOUND'],
  async handle({ params: { outcome } }) {
    if (!TEST_OUTCOMES.has(outcome)) {
      throw new AppError('NOT_FOUND', 'There is no such test outcome: GET /codes lists them.');
    }
    return { status: 200, type: 'application/pdf', body: Buffer.from(testDocument(outcome)) };
  },
});
