/** Whether new scans are accepted at all; open unless an operator closed it. Outlives every process. */
export interface Intake {
  isOpen(): Promise<boolean>;
  open(): Promise<void>;
  close(): Promise<void>;
}
