import './styles/index.scss';
import { type MountApp, prepareApp, reportFailedStart } from './app/start';
import { onMountElement, readPageGlobal } from './lib/wp-admin';

const show = prepare();

onMountElement( ( mount ) => {
	try {
		show( mount );
	} catch ( error ) {
		reportFailedStart( mount );
		throw error;
	}
} );

/** Runs in the head: an error can only be shown once the mount element exists. */
function prepare(): MountApp {
	try {
		return prepareApp( readPageGlobal() );
	} catch ( error ) {
		return () => {
			throw error;
		};
	}
}
