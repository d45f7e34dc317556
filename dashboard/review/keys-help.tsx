import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../ui/check-box.js';
import { DialogBox } from '../ui/dialog-box.js';
import { useKeysOn } from '../ui/use-keys.js';

const KEYS = [
  ['genuine', ['G']],
  ['fraud', ['F']],
  ['next', ['N']],
  ['undo', ['U']],
  ['findings', ['J', 'K']],
  ['zoom', ['+', '−']],
  ['help', ['?']],
] as const;

/** The keys of the page, and whether they work. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [isOn, setOn] = useKeysOn();
  return (
    <DialogBox title={t('review.help')} onClose={onClose}>
      <dl className="keys-list">
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`review.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t('review.keysText')}</p>
      <CheckBox isSelected={isOn} onChange={setOn}>
        {t('review.keysOn')}
      </CheckBox>
      <div className="buttons">
        <Button className="button" onPress={onClose}>
          {t('app.close')}
        </Button>
      </div>
    </DialogBox>
  );
}
