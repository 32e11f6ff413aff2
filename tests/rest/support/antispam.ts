import { evalPhp, site } from './site';
import { restoreStateAfterwards } from './saved-state';
import { restoreSitePluginsAfterwards, plugins } from './site-plugins';
import { useScenario } from './site-state';
import { ANTISPAM_KEYS } from '../../sandbox/public-services/state';
import type { AccountStatus } from '../../sandbox/public-services/state';
import type { ServiceFault } from '../../sandbox/public-services/remote';

export const DATA = 'module/akismet/data';
export const CHECK = 'module/akismet/key/check';
export const UNKNOWN_KEY = 'abcdefabcdef';
export const COUNT = 1234;

/** Account states, and whether their keys are usable. */
export const STATES: [ AccountStatus, boolean ][] = [
	[ 'active', true ],
	[ 'active-dunning', true ],
	[ 'no-sub', true ],
	[ 'missing', false ],
	[ 'cancelled', false ],
	[ 'suspended', false ],
];

export const FAULTS: [ string, ServiceFault ][] = [
	[ 'hangs', 'hangs' ],
	[ 'responds with an error', { kind: 'status', status: 500 } ],
	[ 'responds with a page', { kind: 'html' } ],
	[ 'answers nothing', { kind: 'empty' } ],
	[ 'cuts the connection', { kind: 'closed' } ],
];

export const MAX_MS = 4500;

export const store = ( key: string ) =>
	evalPhp(
		`update_option( 'wordpress_api_key', '${ key }' ); delete_transient( 'jetpack_dashboard_antispam_key' );`
	);

export const storedKey = () =>
	evalPhp( "echo get_option( 'wordpress_api_key' );" );

export const requestsToService = async (): Promise< string[] > =>
	( await site().publicServices.calls() ).map( ( { path } ) =>
		path.replace( '/rest.akismet.com/1.1/', '' )
	);

/**
 * Before each test, the test double is active with a valid key and COUNT
 * blocked comments, and its service has no faults.
 */
export function useAntispam(): void {
	restoreStateAfterwards();
	restoreSitePluginsAfterwards();

	beforeAll( () => useScenario( 'local' ) );

	beforeEach( async () => {
		await site().publicServices.reset();
		await plugins().activate( 'akismet' );
		await plugins().setSpamCount( COUNT );
		await store( ANTISPAM_KEYS.active );
		await site().publicServices.clearCalls();
	} );
}
