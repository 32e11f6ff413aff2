import '../styles/index.scss';
import { startStatsPage } from './start';

startStatsPage();
