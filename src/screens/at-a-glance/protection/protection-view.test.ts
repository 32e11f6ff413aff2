import { protectionView } from './protection-view';
import { FAILED, LOADING, ready, stale } from '../../shared/part.fixture';
import type { ProtectionInput, ProtectionView } from './protection-view';

const PROTECTING: ProtectionInput = {
	isManager: true,
	isSubscriber: false,
	hasConnectedOwner: true,
	isFound: true,
	isActive: true,
	override: null,
	isUnavailableOffline: false,
	needsConnection: false,
	count: ready( 1024 ),
	isRefreshing: false,
};

const TABLE: readonly [ string, Partial< ProtectionInput >, ProtectionView ][] =
	[
		[ 'shows the blocked attempts', {}, { kind: 'active', blocked: 1024 } ],
		[
			'says recently activated while nothing was blocked',
			{ count: ready( 0 ) },
			{ kind: 'recently-activated' },
		],
		[
			'is hidden where the site has no such module',
			{ isFound: false },
			{ kind: 'hidden' },
		],
		[
			'is hidden when an administrator has switched the module off for good',
			{ override: 'inactive', isActive: false },
			{ kind: 'hidden' },
		],
		[
			'stands when an administrator has switched the module on for good',
			{ override: 'active' },
			{ kind: 'active', blocked: 1024 },
		],
		[
			'is hidden for subscribers even while it protects (A117)',
			{ isManager: false, isSubscriber: true },
			{ kind: 'hidden' },
		],
		[
			'shows to editors while it protects a site with an owner (A118)',
			{ isManager: false },
			{ kind: 'active', blocked: 1024 },
		],
		[
			'is hidden for editors while it is off',
			{ isManager: false, isActive: false },
			{ kind: 'hidden' },
		],
		[
			'is hidden for editors where no owner is connected',
			{ isManager: false, hasConnectedOwner: false },
			{ kind: 'hidden' },
		],
		[
			'is unavailable offline, before it asks to connect',
			{ isUnavailableOffline: true, needsConnection: true },
			{ kind: 'offline' },
		],
		[
			'asks to connect without a connected owner (A300)',
			{ needsConnection: true, isActive: false },
			{ kind: 'not-connected', isActive: false },
		],
		[
			'offers to activate, and waits for no count',
			{ isActive: false, count: LOADING, isRefreshing: true },
			{ kind: 'inactive' },
		],
		[
			'loads before the first response',
			{ count: LOADING },
			{ kind: 'loading' },
		],
		[
			'loads again after a failure, while it tries again',
			{ count: FAILED, isRefreshing: true },
			{ kind: 'loading' },
		],
		[
			'says that it could not load',
			{ count: FAILED },
			{ kind: 'failed' },
		],
		[
			'keeps the count that it has when reading it again fails',
			{ count: stale( 1024 ) },
			{ kind: 'active', blocked: 1024 },
		],
	];

describe( 'the protection card', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( protectionView( { ...PROTECTING, ...input } ) ).toEqual(
			expected
		);
	} );
} );
