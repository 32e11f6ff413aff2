import { findViolations } from './support/accessibility';
import { cardNamed, clearDismissals } from './support/cards';
import { noticesOf, openRoute } from './support/dashboard';
import { startFromDefaults } from './support/settings';
import { expect, test } from './support/test';

const MODULES = [
	'protect',
	'backups',
	'scanner',
	'spam-filter',
	'stats',
	'sitemaps',
	'photon',
	'related-posts',
	'lazy-images',
];

startFromDefaults( { scenario: 'local', modules: MODULES } );

test( 'a new owner turns on what is recommended with one click', async ( {
	openAs,
	sandbox,
} ) => {
	await clearDismissals( sandbox );
	const page = await openAs( 'admin' );
	await page.setViewportSize( { width: 400, height: 800 } );
	await openRoute( page, '#/dashboard' );
	const welcome = cardNamed( page, 'Welcome to Jetpack' );
	await expect( welcome.getByRole( 'checkbox' ) ).toHaveCount(
		MODULES.length
	);
	expect( await findViolations( page ) ).toEqual( [] );

	await welcome.getByRole( 'button', { name: 'Turn on' } ).click();
	await expect( noticesOf( page ) ).toContainText(
		`${ MODULES.length } features are on.`
	);
	await expect( welcome ).toHaveCount( 0 );
	await expect( cardNamed( page, 'Brute force protection' ) ).toContainText(
		'On'
	);
	await expect( cardNamed( page, 'Image Accelerator' ) ).toContainText(
		'On'
	);
	for ( const name of [ 'Backup', 'Scan', 'Anti-spam' ] ) {
		await expect(
			cardNamed( page, name ).getByRole( 'button', { name: 'Activate' } )
		).toHaveCount( 0 );
	}
	await page.reload();
	await expect( cardNamed( page, 'Brute force protection' ) ).toContainText(
		'On'
	);
	await expect( welcome ).toHaveCount( 0 );
} );
