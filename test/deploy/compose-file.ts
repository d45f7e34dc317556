import { z } from 'zod';
import { readYaml } from './repository.js';

const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const Service = z.looseObject({
  image: z.string().optional(),
  build: z.object({ context: z.string(), target: z.string() }).optional(),
  user: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  privileged: z.boolean().default(false),
  network_mode: z.string().optional(),
  cap_add: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([Text, z.null()])).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  restart: z.string().optional(),
  stop_grace_period: z.string().default('10s'),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z
    .looseObject({ test: z.array(z.string()).optional(), disable: z.boolean().default(false) })
    .optional(),
  deploy: z.looseObject({
    replicas: z.number().default(1),
    resources: z.looseObject({
      limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number() }),
      reservations: z
        .object({
          devices: z.array(
            z.object({ driver: z.string(), count: Text, capabilities: z.array(z.string()) }),
          ),
        })
        .optional(),
    }),
  }),
});
export type ComposeService = z.infer<typeof Service>;

const ComposeFile = z.looseObject({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

/** `docker-compose.gpu.yml`, with every service of every profile. */
export const readCompose = () => ComposeFile.parse(readYaml('docker-compose.gpu.yml'));

/** Seconds of `140s`. */
export function secondsOf(text: string): number {
  const [, seconds] = /^(\d+)s$/.exec(text) ?? [];
  if (seconds === undefined) throw new Error(`${text} is no number of seconds`);
  return Number(seconds);
}
