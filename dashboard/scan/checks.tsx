import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Box, Check } from '../api/types.js';
import { Icon, type IconName } from '../ui/icon.js';
import type { Tone } from '../ui/notice.js';
import { ShowOnPage } from './show-on-page.js';

const TONES: Record<Check['status'], Tone> = { pass: 'good', warn: 'warn', fail: 'bad' };
const ICONS: Record<Check['status'], IconName> = { pass: 'ok', warn: 'warn', fail: 'alert' };

interface Props {
  checks: Check[];
  lang: string;
  onShow: (box: Box) => void;
}

/** Checks of the content: those that failed or warn, then, folded away, those that passed. */
export function Checks({ checks, ...rest }: Props) {
  const { t } = useTranslation();
  const passed = checks.filter(({ status }) => status === 'pass');
  const open = (['fail', 'warn'] as const).flatMap((wanted) =>
    checks.filter(({ status }) => status === wanted),
  );
  if (checks.length === 0) return <p>{t('scan.noChecks')}</p>;
  return (
    <>
      <CheckList checks={open} {...rest} />
      {passed.length > 0 && (
        <Disclosure className="disclosure">
          <Heading level={3}>
            <Button slot="trigger" className="disclosure-button">
              <Icon name="down" />
              {t('scan.passed', { count: passed.length })}
            </Button>
          </Heading>
          <DisclosurePanel>
            <CheckList checks={passed} {...rest} />
          </DisclosurePanel>
        </Disclosure>
      )}
    </>
  );
}

function CheckList({ checks, lang, onShow }: Props) {
  const { t } = useTranslation();
  if (checks.length === 0) return null;
  return (
    <ul className="checks">
      {checks.map(({ id, label, status, detail, box }, index) => (
        <li key={`${id} ${index}`} className={`check tone-${TONES[status]}`}>
          <span className="check-status">
            <Icon name={ICONS[status]} />
            {t(`checkStatuses.${status}`)}
          </span>
          <strong lang={lang} dir="auto">
            {label}
          </strong>
          <span lang={lang} dir="auto">
            {detail}
          </span>
          {box && <ShowOnPage box={box} onShow={onShow} />}
        </li>
      ))}
    </ul>
  );
}
