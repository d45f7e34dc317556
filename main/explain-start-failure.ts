import { SettingError, type Settings } from '../core/settings.js';

/**
 * One sentence for the operator when a setting or the machine is at fault; null
 * for faults of the program.
 */
export function explainStartFailure(error: unknown, settings: Settings | null): string | null {
  if (error instanceof SettingError) return error.message;
  if (settings === null || !(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const place = `${settings.host}:${settings.port}`;
  const isListening = 'syscall' in error && error.syscall === 'listen';
  if (code === 'EADDRINUSE') {
    return `Setting PORT: ${place} is in use by another program; set PORT to a free one, or 0 for any.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Setting HOST: this machine has no address ${settings.host}.`;
  }
  if (code === 'EACCES' && isListening) {
    return `Setting PORT: this user may not listen on ${place}; ports below 1024 often need more rights.`;
  }
  if (settings.tlsCertFile !== undefined && isTlsFault(code, error)) {
    return `Settings TLS_CERT_FILE and TLS_KEY_FILE must name a PEM certificate and its key that can be read: ${error.message}.`;
  }
  return null;
}

const isTlsFault = (code: string, error: Error): boolean =>
  code.startsWith('ERR_OSSL') ||
  code.startsWith('ERR_TLS') ||
  /PEM|SSL|key values mismatch/i.test(error.message) ||
  (['ENOENT', 'EACCES', 'EISDIR'].includes(code) && 'syscall' in error);
