import { createServer } from 'node:http';

// Answers as a collector of OTLP does, and drops what it is sent.
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
