import { getMainNavEntries } from './main-nav-entries';
import type { MainNavInput } from './main-nav-entries';

const MANAGER: MainNavInput = {
	isManager: true,
	isLinked: true,
	siteStatus: 'connected',
	isRecommendationsEnabled: true,
	unreadRecommendations: 0,
	isMyJetpackEnabled: true,
	adminUrl: 'http://site.test/wp-admin/',
	isBuilt: () => true,
};

const labels = ( input: Partial< MainNavInput > = {} ) =>
	getMainNavEntries( { ...MANAGER, ...input } ).map( ( { label } ) =>
		label()
	);

const entry = ( id: string, input: Partial< MainNavInput > = {} ) =>
	getMainNavEntries( { ...MANAGER, ...input } ).find(
		( one ) => one.id === id
	);

it( 'managers see At a Glance (B092)', () => {
	expect( labels() ).toEqual( [
		'At a Glance',
		'My Plan',
		'Plans',
		'Recommendations',
		'My Jetpack',
	] );
} );

it.each( [
	[ 'B093', 'My Plan', 'is hidden when not linked', { isLinked: false } ],
	[ 'B094', 'My Plan', 'is hidden offline', { siteStatus: 'offline' } ],
	[ 'B095', 'Plans', 'is hidden offline', { siteStatus: 'offline' } ],
	[ 'B095', 'Plans', 'is hidden in local mode', { siteStatus: 'local' } ],
	[
		'B096',
		'Recommendations',
		'is hidden when off',
		{ isRecommendationsEnabled: false },
	],
	[
		'B098',
		'My Jetpack',
		'is hidden when off',
		{ isMyJetpackEnabled: false },
	],
] satisfies [ string, string, string, Partial< MainNavInput > ][] )(
	'%s: %s %s',
	( _row, label, _when, input ) => {
		expect( labels() ).toContain( label );
		expect( labels( input ) ).not.toContain( label );
	}
);

it( 'Recommendations counts the unread ones (B097)', () => {
	expect(
		entry( 'recommendations', { unreadRecommendations: 3 } )?.unread
	).toBe( 3 );
	expect( entry( 'at-a-glance', { unreadRecommendations: 3 } )?.unread ).toBe(
		0
	);
} );

it( 'My Jetpack links to a separate admin page (B099)', () => {
	expect( entry( 'my-jetpack' )?.href ).toBe(
		'http://site.test/wp-admin/admin.php?page=my-jetpack'
	);
} );

it( 'users other than managers see only At a Glance (B100)', () => {
	expect( labels( { isManager: false } ) ).toEqual( [ 'At a Glance' ] );
} );

it( 'Plans links to the prompt, which redirects (B053)', () => {
	expect( entry( 'plans' )?.href ).toBe( '#/plans-prompt' );
} );

it( 'routes that aren’t built have no entry', () => {
	expect(
		labels( { isBuilt: ( target ) => target === '/dashboard' } )
	).toEqual( [ 'At a Glance' ] );
} );
