import { hasFollowersLink } from './subscriptions-view';

describe( 'View your Email Followers', () => {
	it.each( [
		[ true, true, true ],
		[ false, true, false ],
		[ true, false, false ],
		[ false, false, false ],
	] )(
		'linked: %s, subscriptions on: %s, shows: %s (B248)',
		( isLinked, isActive, shows ) => {
			expect( hasFollowersLink( { isLinked, isActive } ) ).toBe( shows );
		}
	);
} );
