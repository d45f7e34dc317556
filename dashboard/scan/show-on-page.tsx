import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Box } from '../api/types.js';
import { Icon } from '../ui/icon.js';

/** Shows the place of a value or a check on its page. */
export function ShowOnPage({ box, onShow }: { box: Box; onShow: (box: Box) => void }) {
  const { t } = useTranslation();
  const page = t('scan.page', { page: box.page });
  return (
    <Button
      className="place-button"
      aria-label={`${t('scan.showOnPage')}, ${page}`}
      onPress={() => onShow(box)}
    >
      <Icon name="place" />
      {page}
    </Button>
  );
}
