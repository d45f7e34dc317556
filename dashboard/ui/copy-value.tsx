import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.js';

const SHOWN_MS = 1_500;

/** A value with a button that copies it. */
export function CopyValue({ value, name }: { value: string; name: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    void copyText(value).then(() => setCopied(true));
  };
  return (
    <span className="copy-value">
      <bdi>{value}</bdi>
      <Button className="icon-button" aria-label={t('scan.copy', { value: name })} onPress={copy}>
        <Icon name={isCopied ? 'ok' : 'copy'} />
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? t('scan.copied') : ''}
      </span>
    </span>
  );
}

/** Browsers offer the clipboard over https and to this machine; elsewhere by the older command. */
async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
