import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import type { Usage } from './types.js';

export const usageQuery = (livemode: boolean) =>
  queryOptions({
    queryKey: ['usage', livemode],
    queryFn: ({ signal }) =>
      call<Usage>('/usage', { query: { livemode: String(livemode) }, signal }),
  });
