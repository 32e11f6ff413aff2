import './styles/index.scss';
import { reportFailedStart, startApp } from './app/start';
import { getMountElement, readPageGlobal } from './lib/wp-admin';

const mount = getMountElement();

if ( mount ) {
	try {
		startApp( mount, readPageGlobal() );
	} catch ( error ) {
		reportFailedStart( mount );
		throw error;
	}
}
