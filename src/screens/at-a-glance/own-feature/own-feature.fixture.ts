import { makeModule, makeUser } from '../../../api/page-data.fixture';
import {
	enveloped,
	REWIND,
	SCAN,
	siteDataWith,
} from '../sections/security.fixture';

export const OFF = {
	backups: makeModule( 'backups' ),
	scanner: makeModule( 'scanner' ),
	'spam-filter': makeModule( 'spam-filter' ),
};
export const ON = Object.fromEntries(
	Object.keys( OFF ).map( ( slug ) => [
		slug,
		makeModule( slug, { activated: true } ),
	] )
);
/** A plan with neither backups nor scans. */
export const NOTHING = {
	rewind: enveloped( { ...REWIND, state: 'unavailable' } ),
	scan: enveloped( { ...SCAN, state: 'unavailable' } ),
	site: enveloped( {
		ID: 4242,
		plan: { product_slug: 'jetpack_free' },
		products: [],
		active_features: [],
		options: {},
		name: '',
		description: '',
		URL: '',
	} ),
};
export const FREE = {
	siteData: siteDataWith( { plan: { product_slug: 'jetpack_free' } } ),
	ownPlugins: { akismet: 'inactive', vaultpress: 'not-installed' },
};
/** May buy something for the site. */
export const LINKED = makeUser(
	{},
	{
		isConnected: true,
		isMaster: true,
		wpcomUser: { ID: 90210, login: 'marta', email: 'marta@example.test' },
	}
);
const FINISHED = Math.floor( Date.now() / 1000 ) - 3600;
export const DONE = {
	backups: {
		is_running: false,
		last_at: FINISHED,
		error: '',
		is_partly_restored: false,
	},
	scanner: { is_running: false, finished_at: FINISHED, threats: 2 },
	'spam-filter': { stands_aside: true, caught: 0, reasons: [] },
};
