import './styles/index.scss';
import { reportFailedStart, startApp } from './app/start';
import { onMountElement, readPageGlobal } from './lib/wp-admin';

onMountElement( ( mount ) => {
	try {
		startApp( mount, readPageGlobal() );
	} catch ( error ) {
		reportFailedStart( mount );
		throw error;
	}
} );
