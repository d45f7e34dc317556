import { pino } from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { SettingError } from '../../../core/settings.js';
import { z } from 'zod';
import type { Resource } from '../../../worker/isolation/confine/resources.js';
import { openSandbox, registerSandbox } from '../../../worker/isolation/sandbox.js';

const Line = z.object({ level: z.number(), accessible: z.array(z.string()).optional() });
const ALL = ['network', 'files', 'processes', 'spawn'];

/** A machine on which a confined child can access this much, or does not start (null). */
async function open(setting: 'auto' | 'require' | 'off', accessible: Resource[] | null) {
  const lines: z.infer<typeof Line>[] = [];
  const logger = pino(
    {},
    { write: (line: string) => void lines.push(Line.parse(JSON.parse(line))) },
  );
  const find = () =>
    accessible === null ? Promise.reject(new Error('no library')) : Promise.resolve(accessible);
  const sandbox = await openSandbox(setting, logger, find);
  const registry = new Registry();
  registerSandbox(registry, sandbox);
  return { sandbox, lines, metrics: await registry.metrics() };
}

const WARN = 40;

describe('the sandbox of processes that read documents', () => {
  it('is whole where a confined child can access nothing, and says so', async () => {
    for (const setting of ['auto', 'require'] as const) {
      const { sandbox, lines, metrics } = await open(setting, []);
      expect(sandbox).toEqual({ confined: true, accessible: [] });
      expect(lines.map(({ level }) => level)).toEqual([30]);
      for (const resource of ALL)
        expect(metrics).toContain(`emet_sandbox_accessible{resource="${resource}"} 0`);
    }
  });

  it('that is whole in part only is used, logged as a warning and measured', async () => {
    const { sandbox, lines, metrics } = await open('auto', ['network']);
    expect(sandbox).toEqual({ confined: true, accessible: ['network'] });
    expect(lines).toMatchObject([{ level: WARN, accessible: ['network'] }]);
    expect(metrics).toContain('emet_sandbox_accessible{resource="network"} 1');
    expect(metrics).toContain('emet_sandbox_accessible{resource="files"} 0');
  });

  it('that does not start is left out, and everything counts as accessible', async () => {
    const { sandbox, lines } = await open('auto', null);
    expect(sandbox).toEqual({ confined: false, accessible: ALL });
    expect(lines[0]?.level).toBeGreaterThan(WARN);
  });

  it('that is required stops the start where anything is accessible, and names it', async () => {
    await expect(open('require', ['files'])).rejects.toThrow(SettingError);
    await expect(open('require', ['files'])).rejects.toThrow(/^Setting SANDBOX: .*files/);
    await expect(open('require', null)).rejects.toThrow(/no library/);
  });

  it('can be switched off, which is logged as a warning', async () => {
    const { sandbox, lines } = await open('off', []);
    expect(sandbox).toEqual({ confined: false, accessible: ALL });
    expect(lines[0]?.level).toBe(WARN);
  });
});
