import './styles/base.css';
import './styles/ui.css';
import './styles/shell.css';
import './styles/scan-list.css';
import './styles/scan.css';
import './styles/review.css';
import './styles/upload.css';
import './styles/settings.css';
import './styles/account.css';
import './styles/feedback.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { startI18n } from './i18n/i18n.js';
import { showTheme, storedTheme } from './shell/theme.js';

showTheme(storedTheme());
await startI18n();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
