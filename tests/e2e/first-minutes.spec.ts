import { resolve } from 'node:path';
import { startSandbox } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { cardNamed, expectNoAccountNeeded, titlesIn } from './support/cards';
import { openRoute } from './support/dashboard';
import { logInByForm } from './support/login';
import { expect, test } from './support/test';

/** A site of its own, since others leave backups, views and files behind. */
let site: Sandbox;

test.beforeAll( async () => {
	test.setTimeout( 180_000 );
	site = await startSandbox( {
		port: 0,
		name: 'e2e-first-minutes',
		scenario: 'local',
		fresh: true,
		quiet: true,
		plugin: {
			zip: resolve(
				process.env[ 'E2E_ZIP' ] || 'dist/jetpack-dashboard.zip'
			),
		},
	} );
	await site.wpEval(
		'Jetpack_Dashboard\\Lifecycle::uninstall(); Jetpack_Dashboard\\Lifecycle::activate();'
	);
} );

test.afterAll( () => site?.stop() );

/** Cards that are off on a new site, and what they say once they are on. */
const CARDS: Record< string, RegExp > = {
	Views: /Your site has no views yet\./,
	'Brute force protection': /Protection was recently activated\./,
	Backup: /Your site is (being )?backed up\./,
	Scan: /Configuring your scan\.|No threats found/,
	'Anti-spam': /Held as spam in the last 30 days\./,
	'Downtime monitoring': /Your site measures its own response time\./,
	Search: /Your visitors see results as they type\./,
	VideoPress: /VideoPress is on\./,
	'Image Accelerator': /Your images are resized and load faster\./,
};

/** The other cards: their first link, and the title of its page. */
const LINKS: Record< string, readonly [ link: string, title: RegExp ] > = {
	Activity: [ 'View all activity', /<title>\s*Activity/ ],
	Blocks: [ 'Write a post', /<title>\s*Add (New )?Post/ ],
};

test( 'a new site without an account: the first action of each card works, and has something to show minutes later', async ( {
	browser,
} ) => {
	test.setTimeout( 180_000 );
	const context = await browser.newContext( { baseURL: site.url } );
	const page = await context.newPage();
	await logInByForm( page, site.users.admin );
	await openRoute( page, '#/dashboard' );
	await expectNoAccountNeeded( page );
	await expect(
		page.getByRole( 'article' ).getByRole( 'link', {
			name: /connect|upgrade/i,
		} )
	).toHaveCount( 0 );
	const titles = await Promise.all(
		[ 'Site Stats', 'Security', 'Performance and Growth' ].map(
			( section ) => titlesIn( page, section )
		)
	);
	expect( titles.flat().sort() ).toEqual(
		[ ...Object.keys( CARDS ), ...Object.keys( LINKS ) ].sort()
	);
	for ( const [ name, [ label, heading ] ] of Object.entries( LINKS ) ) {
		const link = cardNamed( page, name ).getByRole( 'link', {
			name: label,
		} );
		const response = await page.request.get(
			( await link.getAttribute( 'href' ) ) ?? ''
		);
		expect( response.status() ).toBe( 200 );
		expect( await response.text() ).toMatch( heading );
	}
	for ( const [ name, text ] of Object.entries( CARDS ) ) {
		const card = cardNamed( page, name );
		await card
			.getByRole( 'button', { name: 'Activate', exact: true } )
			.click();
		await expect( card ).toContainText( text );
	}

	const visitor = await browser.newContext( {
		baseURL: site.url,
		userAgent:
			'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
	} );
	const front = await visitor.newPage();
	// Views of automated browsers aren't counted.
	await front.addInitScript(
		"Object.defineProperty( Navigator.prototype, 'webdriver', { get: () => false } );"
	);
	await front.goto( '/', { waitUntil: 'load' } );
	await front.waitForTimeout( 200 );
	await visitor.close();

	const scan = cardNamed( page, 'Scan' );
	const backup = cardNamed( page, 'Backup' );
	await expect( async () => {
		await site.runCron();
		await page.reload();
		await expect( backup ).toContainText( 'Last saved', { timeout: 3000 } );
		await expect( scan ).toContainText(
			"No threats found, you're good to go!",
			{ timeout: 3000 }
		);
		await expect( cardNamed( page, 'Views' ) ).toContainText(
			'Views today',
			{ timeout: 3000 }
		);
	} ).toPass( { timeout: 120_000 } );
	await expect( cardNamed( page, 'Anti-spam' ) ).toContainText(
		'Held as spam in the last 30 days.'
	);
	const activity = cardNamed( page, 'Activity' );
	await expect( activity ).toContainText( 'Scan finished' );
	await expect( activity ).toContainText( 'Backup created' );
	await context.close();
} );
