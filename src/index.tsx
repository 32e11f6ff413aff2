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

/** In the head: what fails there can be told where there is an element only. */
function prepare(): MountApp {
	try {
		return prepareApp( readPageGlobal() );
	} catch ( error ) {
		return () => {
			throw error;
		};
	}
}
