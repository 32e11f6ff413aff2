import { findViolations } from './support/accessibility';
import { cardNamed } from './support/cards';
import { prepareSite } from './support/connection';
import { openRoute, waitForScreen } from './support/dashboard';
import {
	changeSite,
	resetSecurity,
	NO_THREATS,
	openSite,
	setMonitor,
} from './support/security-cards';
import { expect, test } from './support/test';

const OFFLINE = 'Unavailable in Offline Mode';
const CARDS = [
	'Brute force protection',
	'Backup',
	'Scan',
	'Anti-spam',
	'Downtime monitoring',
	'Activity',
];

test.afterAll( ( { sandbox } ) => resetSecurity( sandbox ) );

// Which cards each role sees: dashboard-table.spec.ts. A local site, and one
// without an owner: dashboard-cards.spec.ts.
test( 'A096 A104 A274 the last five events, and the monitor is switched on by its link', async ( {
	openAs,
	sandbox,
} ) => {
	await prepareSite( sandbox, 'connected' );
	await setMonitor( sandbox, 'deactivate' );
	const page = await openSite( openAs, sandbox );
	const monitor = cardNamed( page, 'Downtime monitoring' );
	const activity = cardNamed( page, 'Activity' );

	await test.step( 'five events, and the link to all', async () => {
		const events = activity.getByRole( 'listitem' );
		await expect( events ).toHaveCount( 5 );
		await expect( events.first() ).toContainText(
			'Backup and scan complete'
		);
		const log = activity.getByRole( 'link', { name: /View all activity/ } );
		const response = await page.request.get(
			( await log.getAttribute( 'href' ) ) ?? ''
		);
		expect( response.status() ).toBe( 200 );
	} );
	await test.step( 'the monitor is switched on', async () => {
		await monitor.getByRole( 'button', { name: 'Activate' } ).click();
		await expect( monitor ).toContainText(
			'Your site was last down 12 days ago.'
		);
		await expect(
			monitor.getByRole( 'heading', { name: 'Downtime monitoring' } )
		).toBeFocused();
		expect(
			( await sandbox.accountService.state() ).site.monitor.active
		).toBe( true );
	} );
	await test.step( 'a site without events and downtime', async () => {
		await changeSite( sandbox, {
			activity: [],
			monitor: { last_down: null },
		} );
		await page.reload();
		await expect( monitor ).toContainText( 'No downtime' );
		await expect( activity ).toContainText( 'No activity yet.' );
	} );
	await test.step( 'the monitor is off again', async () => {
		await setMonitor( sandbox, 'deactivate' );
		await page.reload();
		await expect(
			monitor.getByRole( 'button', { name: 'Activate' } )
		).toBeVisible();
	} );
} );

test.describe( 'the Security section', () => {
	test.afterEach( async ( { sandbox } ) => {
		await sandbox.setClock( 0 );
		await sandbox.accountService.start();
	} );

	test( 'A139 A288 A289 offline: cards that need the service say so, without links', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'offline' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		for ( const title of CARDS.slice( 1, -1 ) ) {
			await expect( cardNamed( page, title ) ).toContainText( OFFLINE );
			await expect(
				cardNamed( page, title ).locator( 'a, button' )
			).toHaveCount( 0 );
		}
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'a part that fails fails alone, and tries again', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'connected' );
		await sandbox.accountService.patch( {
			faults: { '/v1/sites/{id}/scan': { kind: 'html' } },
		} );
		const page = await openSite( openAs, sandbox );
		const card = cardNamed( page, 'Scan' );
		await expect( card ).toContainText(
			'The scan results could not be loaded.'
		);
		await expect( cardNamed( page, 'Backup' ) ).toContainText(
			'Your site is backed up in real time.'
		);
		expect( await findViolations( page ) ).toEqual( [] );
		await sandbox.accountService.patch( { faults: {} } );
		await sandbox.accountService.scenario( 'default' );
		await card.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( card ).toContainText( NO_THREATS );
		await expect(
			card.getByRole( 'heading', { name: 'Scan' } )
		).toBeFocused();
	} );

	test( 'with the service stopped after a good load, every card shows its last data and their age', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'connected' );
		await setMonitor( sandbox, 'activate' );
		const page = await openSite( openAs, sandbox );
		await expect( cardNamed( page, 'Scan' ) ).toContainText( NO_THREATS );
		await sandbox.accountService.stop();
		// Ages are shown in whole hours, and the browser's clock has fractions
		// of seconds.
		await sandbox.setClock( 3 * 60 * 60 + 60 );
		await page.reload();
		await waitForScreen( page );
		const LAST: readonly [ string, string ][] = [
			[ 'Backup', 'Your site is backed up in real time.' ],
			[ 'Scan', NO_THREATS ],
			[ 'Downtime monitoring', 'Your site was last down' ],
			[ 'Activity', 'Backup and scan complete' ],
		];
		for ( const [ title, text ] of LAST ) {
			const card = cardNamed( page, title );
			await expect( card ).toContainText( text );
			await expect( card ).toContainText( 'Last updated 3 hours ago.' );
			await expect(
				card.getByRole( 'button', { name: 'Try again' } )
			).toBeVisible();
		}
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'nothing moves when what is asked of the service arrives', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'connected' );
		await setMonitor( sandbox, 'activate' );
		const page = await openAs( 'admin' );
		await page.addInitScript( () => {
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					const { value } = entry as unknown as { value: number };
					document.documentElement.dataset.shift = String(
						Number( document.documentElement.dataset.shift ?? 0 ) +
							value
					);
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await changeSite( sandbox, {} );
		await openRoute( page, '#/dashboard' );
		await expect( cardNamed( page, 'Activity' ) ).toContainText(
			'Comment approved'
		);
		const shift = await page.evaluate(
			() => document.documentElement.dataset.shift ?? '0'
		);
		expect( Number( shift ) ).toBeLessThan( 0.01 );
	} );

	test( 'A091 A412 has two cards per row where there is room, and never a scroll bar', async ( {
		openAs,
		sandbox,
	} ) => {
		await prepareSite( sandbox, 'connected' );
		const page = await openSite( openAs, sandbox );
		const columns: Record< number, number > = {};
		for ( const width of [ 1280, 800, 480, 400, 320 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const lefts = await Promise.all(
				CARDS.map( async ( title ) =>
					Math.round(
						( await cardNamed( page, title ).boundingBox() )?.x ?? 0
					)
				)
			);
			columns[ width ] = new Set( lefts ).size;
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			).toBe( 0 );
		}
		expect( columns ).toEqual( {
			1280: 2,
			800: 1,
			480: 1,
			400: 1,
			320: 1,
		} );
	} );
} );
