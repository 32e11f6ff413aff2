import {
	readConnection,
	registerSite,
	startUnconnected,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { expectMessage, withFault } from './support/provider-faults';
import { useScenario } from './support/site-state';

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe.each( [ 'empty', 'empty-object', 'html', 'malformed' ] )(
	'when the account service fails to register the site with a body that is %s',
	( kind ) => {
		it.each( [
			[ 500, 'wpcom_5??' ],
			[ 400, 'wpcom_bad_response' ],
		] )(
			'and status %d, the route responds with a message (A026)',
			async ( status, code ) => {
				await startUnconnected();
				const { result } = await withFault(
					{ fault: { kind, status } },
					'POST /register',
					registerSite
				);
				expect( [ result.status, result.body.code ] ).toEqual( [
					502,
					code,
				] );
				expectMessage( result.body.message );
				expect( ( await readConnection() ).siteId ).toBe( 0 );
			}
		);
	}
);
