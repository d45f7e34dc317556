import net from 'node:net';

export interface HttpAnswer {
  status: number;
  body: string;
}

interface Waiting {
  resolve: (answer: HttpAnswer) => void;
  reject: (error: Error) => void;
}

/** An HTTP/1.1 connection that carries sequential requests. */
export interface Connection {
  /** Sends a raw request; returns status and body. Rejects when the connection ends. */
  send(request: Buffer): Promise<HttpAnswer>;
  close(): void;
}

/** Reads only responses with Content-Length, which both servers send. */
export async function connect(port: number): Promise<Connection> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let received = '';
  let waiting: Waiting | null = null;
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    const answer = readAnswer(received);
    if (answer === null) return;
    received = '';
    waiting?.resolve(answer);
    waiting = null;
  });
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection is closed'));
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}

function readAnswer(text: string): HttpAnswer | null {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = text.slice(0, headEnd);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  const body = text.slice(headEnd + 4);
  if (Number.isNaN(length)) throw new Error(`An answer without its length:\n${head}`);
  return body.length < length ? null : { status: Number(head.slice(9, 12)), body };
}
