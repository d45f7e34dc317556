import { METRICS_HOST_DEFAULT, SettingError, type Settings } from '../core/settings.js';

/**
 * One sentence for the operator when a setting or the machine is at fault; null
 * for faults of the program.
 */
export function explainStartFailure(error: unknown, settings: Settings | null): string | null {
  if (error instanceof SettingError) return error.message;
  if (settings === null || !(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const isListening = 'syscall' in error && error.syscall === 'listen';
  const at = listenerOf(error, settings);
  const place = `${at.host}:${at.port}`;
  if (code === 'EADDRINUSE') {
    return `Setting ${at.portName}: ${place} is in use by another program; set ${at.portName} to a free one, or 0 for any.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Setting ${at.hostName}: this machine has no address ${at.host}.`;
  }
  if (code === 'EACCES' && isListening) {
    return `Setting ${at.portName}: this user may not listen on ${place}; ports below 1024 often need more rights.`;
  }
  if (settings.tlsCertFile !== undefined && isTlsFault(code, error)) {
    return `Settings TLS_CERT_FILE and TLS_KEY_FILE must name a PEM certificate and its key that can be read: ${error.message}.`;
  }
  return null;
}

/** The settings of the listener that failed. */
function listenerOf(error: Error, settings: Settings) {
  const { host, port, metricsHost = METRICS_HOST_DEFAULT, metricsPort } = settings;
  const isOfMetrics =
    ('port' in error && error.port === metricsPort && metricsPort !== port) ||
    ('hostname' in error && error.hostname === metricsHost && metricsHost !== host);
  return isOfMetrics
    ? { hostName: 'METRICS_HOST', portName: 'METRICS_PORT', host: metricsHost, port: metricsPort }
    : { hostName: 'HOST', portName: 'PORT', host, port };
}

const isTlsFault = (code: string, error: Error): boolean =>
  code.startsWith('ERR_OSSL') ||
  code.startsWith('ERR_TLS') ||
  /PEM|SSL|key values mismatch/i.test(error.message) ||
  (['ENOENT', 'EACCES', 'EISDIR'].includes(code) && 'syscall' in error);
