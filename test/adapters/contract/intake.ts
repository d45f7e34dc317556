import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform } from '../../../adapters/open-platform.js';
import { readSettings } from '../../../core/settings.js';
import type { OpenForTest, PlatformUnderTest } from './platform-under-test.js';

export function describeIntake(name: string, open: OpenForTest): void {
  describe(`Intake of ${name}`, () => {
    let under: PlatformUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.dispose());

    test('is open, is closed for every process, and outlives them', async () => {
      const { intake } = under.platform;
      expect(await intake.isOpen()).toBe(true);
      await intake.close();
      await intake.close();
      expect(await intake.isOpen()).toBe(false);
      const other = await openPlatform(readSettings(under.environment), { clock: under.clock });
      expect(await other.intake.isOpen()).toBe(false);
      await other.intake.open();
      await other.close();
      expect(await intake.isOpen()).toBe(true);
    });
  });
}
