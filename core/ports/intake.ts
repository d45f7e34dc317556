/** Whether new scans are accepted; open unless an operator closed it. Persists across restarts. */
export interface Intake {
  isOpen(): Promise<boolean>;
  open(): Promise<void>;
  close(): Promise<void>;
}
