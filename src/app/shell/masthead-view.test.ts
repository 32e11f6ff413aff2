import { getPrimaryButton, showsMastheadNavigation } from './masthead-view';
import type { MastheadInput } from './masthead-view';

const MANAGER: MastheadInput = {
	path: '/dashboard',
	siteStatus: 'connected',
	isManager: true,
	canEditPosts: true,
	hasConnectedOwner: false,
	isLinked: false,
	isPostByEmailActive: false,
	isPublicizeActive: false,
};
const PUBLISHER: MastheadInput = {
	...MANAGER,
	isManager: false,
	hasConnectedOwner: true,
	isLinked: true,
	isPublicizeActive: true,
};

it.each( [
	[ 'B078', 'on an empty path', { ...MANAGER, path: '' }, false ],
	[ 'B079', 'on /setup', { ...MANAGER, path: '/setup' }, false ],
	[
		'B079',
		'on a sub-step of /setup',
		{ ...MANAGER, path: '/setup/site' },
		false,
	],
	[
		'B080',
		'while the connection is unknown',
		{ ...MANAGER, siteStatus: null },
		false,
	],
	[
		'B081',
		'for who cannot edit posts',
		{ ...MANAGER, canEditPosts: false },
		false,
	],
	[
		'B082',
		'on a site that is not connected',
		{ ...MANAGER, siteStatus: 'not-connected' },
		false,
	],
	[
		'B082',
		'on an offline site',
		{ ...MANAGER, siteStatus: 'offline' },
		true,
	],
	[ 'B082', 'in local mode', { ...MANAGER, siteStatus: 'local' }, true ],
	[ 'B083', 'for a publisher with publicize', PUBLISHER, true ],
	[
		'B083',
		'for a publisher with post-by-email',
		{ ...PUBLISHER, isPublicizeActive: false, isPostByEmailActive: true },
		true,
	],
	[
		'B083',
		'for a publisher with neither',
		{ ...PUBLISHER, isPublicizeActive: false },
		false,
	],
	[
		'B083',
		'for a publisher who is not linked',
		{ ...PUBLISHER, isLinked: false },
		false,
	],
	[
		'B083',
		'for a publisher without a connected owner',
		{ ...PUBLISHER, hasConnectedOwner: false },
		false,
	],
	[ 'B083', 'for a manager with none of that', MANAGER, true ],
] satisfies [ string, string, MastheadInput, boolean ][] )(
	'%s: the masthead’s navigation %s: %#',
	( _row, _when, input, isShown ) => {
		expect( showsMastheadNavigation( input ) ).toBe( isShown );
	}
);

it.each( [
	'/',
	'/dashboard',
	'/my-plan',
	'/plans',
	'/recommendations',
	'/recommendations/monitor',
] )( 'Dashboard is primary on %s (B076)', ( path ) => {
	expect( getPrimaryButton( path ) ).toBe( 'dashboard' );
} );

it.each( [
	'/settings',
	'/security',
	'/privacy',
	'/reconnect',
	'/license/activation',
] )( 'Settings is primary on %s (B077)', ( path ) => {
	expect( getPrimaryButton( path ) ).toBe( 'settings' );
} );
