import { Error as MongooseError, mongo } from 'mongoose';

/**
 * Wraps a store so that its unexpected errors carry no content: driver messages
 * quote values of the affected document.
 */
export function redactErrors<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...values: unknown[]) => {
        try {
          return await (Reflect.apply(method, target, values) as unknown);
        } catch (error) {
          throw redacted(error);
        }
      };
    },
  });
}

function redacted(error: unknown): unknown {
  if (error instanceof mongo.MongoServerError) {
    const code = `${error.code ?? 'unknown'}${error.codeName ? ` ${error.codeName}` : ''}`;
    return new Error(`The document store answered with an error (${code}).`);
  }
  if (error instanceof MongooseError) {
    return new Error(`A document or a filter does not fit its collection (${error.name}).`);
  }
  return error;
}
