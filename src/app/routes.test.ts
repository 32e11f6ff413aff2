import { findRoute, ROUTES, SHELL_ELEMENTS } from './routes';

describe( 'the table of routes', () => {
	it.each( [
		[ 'B019', '/', 'at-a-glance' ],
		[ 'B019', '/dashboard', 'at-a-glance' ],
		[ 'B020', '/reconnect', 'at-a-glance' ],
		[ 'B021', '/my-plan', 'at-a-glance' ],
		[ 'B022', '/plans', 'at-a-glance' ],
		[ 'B027', '/settings', 'settings' ],
		[ 'B028', '/security', 'settings' ],
		[ 'B029', '/performance', 'settings' ],
		[ 'B030', '/writing', 'settings' ],
		[ 'B031', '/sharing', 'settings' ],
		[ 'B032', '/discussion', 'settings' ],
		[ 'B033', '/traffic', 'settings' ],
		[ 'B034', '/privacy', 'settings' ],
		[ 'B038', '/recommendations', 'recommendations' ],
		[ 'B038', '/recommendations/site-type', 'recommendations' ],
		[ 'B040', '/connect-user', 'other' ],
		[ 'B041', '/woo-setup', 'other' ],
		[ 'B042', '/setup', 'other' ],
		[ 'B043', '/disconnect', 'other' ],
		[ 'B044', '/license/activation', 'other' ],
		[ 'B045', '/wpbody-content', 'other' ],
		[ 'B046', '/wp-toolbar', 'other' ],
	] )( '%s: %s belongs to %s', ( _row, path, group ) => {
		expect( findRoute( path )?.group ).toBe( group );
	} );

	it.each( [
		[ 'B023', 'at-a-glance', 'hasMasthead', true ],
		[ 'B024', 'at-a-glance', 'hasSupportCard', true ],
		[ 'B025', 'at-a-glance', 'hasAppsCard', true ],
		[ 'B026', 'at-a-glance', 'hasFooter', true ],
		[ 'B035', 'settings', 'hasMasthead', true ],
		[ 'B036', 'settings', 'hasFooter', true ],
		[ 'B037', 'settings', 'hasSupportCard', false ],
	] as const )( '%s: %s routes: %s is %s', ( _row, group, element, has ) => {
		expect( SHELL_ELEMENTS[ group ][ element ] ).toBe( has );
	} );

	it( 'names /plans-prompt Plans, and /setup Set up (B053, B054)', () => {
		expect( findRoute( '/plans-prompt' )?.label() ).toBe( 'Plans' );
		expect( findRoute( '/setup' )?.label() ).toBe( 'Set up' );
	} );

	it( 'names every route once', () => {
		const paths = ROUTES.map( ( { path } ) => path );
		expect( new Set( paths ).size ).toBe( paths.length );
	} );
} );
