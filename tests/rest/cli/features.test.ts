import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import {
	lockAddress,
	newAddress,
	prepareTarget,
	resetProtection,
} from '../protect/attacks';
import { resetSubscriptions } from '../modules/subscriptions';
import { prepareStatistics, publishedPost, sendView } from '../stats/views';
import { wp, wpError, wpJson } from './wp-cli';

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );

describe( 'wp jetpack stats', () => {
	let id = 0;
	beforeAll( async () => {
		await prepareStatistics();
		id = await publishedPost();
		await sendView( id, { referrer: 'news.example' } );
		await sendView( id );
		await sendView( 0 );
	} );

	it( 'shows the summary', async () => {
		expect( await wpJson( 'stats', 'summary' ) ).toMatchObject( {
			views: 3,
			views_today: 3,
		} );
		expect( await wp( 'stats', 'summary', '--format=csv' ) ).toContain(
			'views_today,3'
		);
	} );

	it.each( [
		[ 'day', 30 ],
		[ 'week', 14 ],
		[ 'month', 12 ],
	] )( 'shows the views of each %s', async ( range, length ) => {
		const rows = await wpJson( 'stats', 'views', `--range=${ range }` );
		expect( rows ).toHaveLength( length );
		expect( rows[ length - 1 ] ).toMatchObject( { views: 3 } );
	} );

	it( 'lists posts and referrers', async () => {
		expect( await wpJson( 'stats', 'posts', '--days=1' ) ).toMatchObject( [
			{ id, views: 2, url: expect.stringContaining( 'http' ) },
			{ id: 0, views: 1 },
		] );
		expect( await wpJson( 'stats', 'referrers' ) ).toEqual( [
			{ site: 'news.example', views: 1 },
		] );
		expect(
			await wp( 'stats', 'posts', '--limit=1', '--format=count' )
		).toBe( '1' );
		expect( await wpError( 'stats', 'views', '--range=year' ) ).toContain(
			'Invalid value'
		);
	} );
} );

describe( 'wp jetpack search', () => {
	it( 'rebuilds the index while search is on', async () => {
		await wp( 'module', 'deactivate', 'search' );
		expect( await wpError( 'search', 'rebuild' ) ).toContain(
			'wp jetpack module activate search'
		);
		await wp( 'module', 'activate', 'search' );
		expect( await wp( 'search', 'rebuild' ) ).toContain(
			'The search index is complete.'
		);
		const status = await wpJson( 'search', 'status' );
		expect( status ).toMatchObject( {
			module: 'on',
			ready: true,
			complete: true,
			rebuilt: expect.stringMatching( /^\d{4}-/ ),
		} );
		expect( status.indexed ).toBe( status.total );
		expect( await wp( 'search', 'rebuild', '--background' ) ).toContain(
			'in the background'
		);
		expect( await wpJson( 'search', 'status' ) ).toMatchObject( {
			complete: false,
		} );
		await wp( 'module', 'deactivate', 'search' );
	} );
} );

describe( 'wp jetpack subscriptions', () => {
	it( 'lists and removes followers', async () => {
		await wp( 'module', 'activate', 'subscriptions' );
		await resetSubscriptions();
		await evalPhp(
			"Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Followers::class )->import( array( 'aiko@example.com', 'marta@example.com' ) );"
		);
		const today = new Date().toISOString().slice( 0, 10 );
		expect(
			await wpJson( 'subscriptions', 'list', '--state=confirmed' )
		).toEqual( [
			{ email: 'aiko@example.com', state: 'confirmed', since: today },
			{ email: 'marta@example.com', state: 'confirmed', since: today },
		] );
		expect(
			await wp(
				'subscriptions',
				'list',
				'--state=bounced',
				'--format=count'
			)
		).toBe( '0' );
		await wp( 'subscriptions', 'remove', 'aiko@example.com' ).catch(
			() => ''
		);
		expect( await wp( 'subscriptions', 'list', '--format=count' ) ).toBe(
			'2'
		);
		expect(
			await wp( 'subscriptions', 'remove', 'Aiko@example.com', '--yes' )
		).toContain( 'The follower was removed.' );
		expect(
			await wpError(
				'subscriptions',
				'remove',
				'aiko@example.com',
				'--yes'
			)
		).toContain( 'doesn’t follow this site.' );
		expect(
			await wp(
				'subscriptions',
				'list',
				'--fields=email',
				'--format=csv'
			)
		).toBe( 'email\nmarta@example.com' );
		await wp( 'subscriptions', 'remove', 'marta@example.com', '--yes' );
	} );

	it( 'imports followers from a file, those who are not in the list', async () => {
		const file = join( site().contentDir, 'cli-followers.csv' );
		writeFileSync(
			file,
			'email,state\nomar@example.com,confirmed\nno address\naiko@example.com\n'
		);
		try {
			expect(
				await wp( 'subscriptions', 'import', file, '--yes' )
			).toContain(
				'Followers added: 1. Valid addresses in the file: 2.'
			);
		} finally {
			rmSync( file );
		}
		expect( await wp( 'subscriptions', 'list', '--format=csv' ) ).toMatch(
			/omar@example\.com,confirmed/
		);
		expect(
			await wpError( 'subscriptions', 'import', file, '--yes' )
		).toContain( 'cli-followers.csv can’t be read.' );
		await wp( 'subscriptions', 'remove', 'omar@example.com', '--yes' );
	} );
} );

describe( 'wp jetpack protect', () => {
	let restore: () => Promise< void >;
	beforeAll( async () => {
		restore = await prepareTarget();
		await resetProtection();
	} );
	afterAll( () => restore() );

	it( 'lists lockouts and attempts, and unlocks', async () => {
		const from = newAddress();
		await lockAddress( from );
		expect( await wpJson( 'protect', 'list' ) ).toMatchObject( [
			{ type: 'address', address: from },
		] );
		expect( await wpJson( 'protect', 'attempts' ) ).toContainEqual(
			expect.objectContaining( { address: from, via: 'form' } )
		);
		expect( await wpError( 'protect', 'unlock' ) ).toContain( '--account' );
		expect( await wp( 'protect', 'unlock', from ) ).toContain( 'Success' );
		expect( await wp( 'protect', 'list', '--format=count' ) ).toBe( '0' );
	} );
} );

describe( 'wp jetpack activity', () => {
	it( 'lists entries, filtered, also as CSV', async () => {
		await wp( 'module', 'activate', 'carousel' );
		await wp( 'module', 'deactivate', 'carousel' );
		const [ last ] = await wpJson( 'activity', '--kind=settings' );
		expect( last ).toMatchObject( {
			author: 'The site itself',
			summary: 'Carousel',
			changes: 'On → Off',
		} );
		expect( await wp( 'activity', '--limit=1', '--format=csv' ) ).toMatch(
			/^time,author,summary,changes,address\n[^\n]+Carousel/
		);
	} );

	it( 'refuses what it doesn’t know', async () => {
		expect( await wpError( 'activity', '--by=no-such-user' ) ).toContain(
			'There is no such user.'
		);
		expect( await wpError( 'activity', '--after=soon' ) ).toContain(
			'--after must be a date'
		);
	} );
} );
