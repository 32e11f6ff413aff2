import '../styles/index.scss';
import { startPluginsPage } from './start';

startPluginsPage( window.JetpackDashboardPlugins );
