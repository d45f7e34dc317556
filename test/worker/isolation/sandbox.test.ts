import { pino } from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { SettingError } from '../../../core/settings.js';
import { z } from 'zod';
import type { Reach } from '../../../worker/isolation/confine/reaches.js';
import { openSandbox, registerSandbox } from '../../../worker/isolation/sandbox.js';

const Line = z.object({ level: z.number(), open: z.array(z.string()).optional() });
const ALL = ['network', 'files', 'processes', 'spawn'];

/** A machine on which a confined child reaches this much, or does not start (null). */
async function open(setting: 'auto' | 'require' | 'off', reaches: Reach[] | null) {
  const lines: z.infer<typeof Line>[] = [];
  const logger = pino(
    {},
    { write: (line: string) => void lines.push(Line.parse(JSON.parse(line))) },
  );
  const find = () =>
    reaches === null ? Promise.reject(new Error('no library')) : Promise.resolve(reaches);
  const sandbox = await openSandbox(setting, logger, find);
  const registry = new Registry();
  registerSandbox(registry, sandbox);
  return { sandbox, lines, metrics: await registry.metrics() };
}

const WARN = 40;

describe('the sandbox of processes that read documents', () => {
  it('is whole where a confined child reaches nothing, and says so', async () => {
    for (const setting of ['auto', 'require'] as const) {
      const { sandbox, lines, metrics } = await open(setting, []);
      expect(sandbox).toEqual({ confined: true, open: [] });
      expect(lines.map(({ level }) => level)).toEqual([30]);
      for (const reach of ALL) expect(metrics).toContain(`emet_sandbox_open{reach="${reach}"} 0`);
    }
  });

  it('that is whole in part only is used, logged as a warning and measured', async () => {
    const { sandbox, lines, metrics } = await open('auto', ['network']);
    expect(sandbox).toEqual({ confined: true, open: ['network'] });
    expect(lines).toMatchObject([{ level: WARN, open: ['network'] }]);
    expect(metrics).toContain('emet_sandbox_open{reach="network"} 1');
    expect(metrics).toContain('emet_sandbox_open{reach="files"} 0');
  });

  it('that does not start is left out, and everything counts as open', async () => {
    const { sandbox, lines } = await open('auto', null);
    expect(sandbox).toEqual({ confined: false, open: ALL });
    expect(lines[0]?.level).toBeGreaterThan(WARN);
  });

  it('that is required stops the start where anything is open, and names it', async () => {
    await expect(open('require', ['files'])).rejects.toThrow(SettingError);
    await expect(open('require', ['files'])).rejects.toThrow(/^Setting SANDBOX: .*files/);
    await expect(open('require', null)).rejects.toThrow(/no library/);
  });

  it('can be switched off, which is logged as a warning', async () => {
    const { sandbox, lines } = await open('off', []);
    expect(sandbox).toEqual({ confined: false, open: ALL });
    expect(lines[0]?.level).toBe(WARN);
  });
});
