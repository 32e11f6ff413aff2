import { ROUTES } from '../../src/app/routes';
import { goTo, openRoute } from './support/dashboard';
import { recordErrors } from './support/errors';
import { expect, test } from './support/test';

test.use( { hasCommandPalette: true } );

for ( const scenario of [ 'local', 'connected' ] as const ) {
	test( `every screen of a ${ scenario } site opens without console errors`, async ( {
		openAs,
		sandbox,
	} ) => {
		test.setTimeout( 120_000 );
		await sandbox.applyScenario( scenario );
		const page = await openAs( 'admin' );
		const errors = recordErrors( page, sandbox.url );
		await openRoute( page, '#/dashboard' );
		for ( const { path, screen } of ROUTES ) {
			// On a connected site, this route redirects to the provider.
			if ( scenario === 'connected' && screen.kind === 'plans' ) {
				continue;
			}
			await goTo( page, path );
			await expect(
				page.locator( '#jetpack-dashboard-root h1' )
			).toHaveCount( 1 );
			expect( errors, path ).toEqual( [] );
		}
		await sandbox.applyScenario( 'local' );
	} );
}
