import '../styles/index.scss';
import { MOUNT_ID, startStatsPage } from './start';

declare let __webpack_public_path__: string;

// A plugin that combines scripts moves this one, but not its chunks.
const buildUrl = document.getElementById( MOUNT_ID )?.dataset[ 'buildUrl' ];
if ( buildUrl ) {
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- webpack reads it.
	__webpack_public_path__ = buildUrl;
}

void startStatsPage();
