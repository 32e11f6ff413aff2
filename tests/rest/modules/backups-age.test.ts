import { post, site } from '../support/site';
import { summaries } from '../activity';
import {
	backdate,
	create,
	ids,
	prepareBackups,
	removeBackups,
} from './backups-site';

jest.setTimeout( 120_000 );

beforeAll( prepareBackups );
afterAll( removeBackups );

const newest = async () => ( await ids() ).pop() ?? '';
/** A date so many days ago, as in the id of a backup. */
const daysAgo = ( days: number ) =>
	new Date( Date.now() - days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 )
		.replace( /-/g, '' );

it( 'deletes backups that are older than the setting says, after the next one', async () => {
	const old = backdate( await newest(), daysAgo( 40 ) );
	await create();
	const recent = backdate( await newest(), daysAgo( 20 ) );
	await post( 'settings', { backups_kept_days: 30 } );
	expect( await ids() ).toEqual( [ old, recent ] );
	await create();
	const last = await newest();
	expect( await ids() ).toEqual( [ recent, last ] );
	expect( await summaries( 'kind=backup' ) ).toEqual(
		expect.arrayContaining( [
			expect.stringMatching( /^Backup deleted: / ),
		] )
	);
	for ( const id of [ recent, last ] ) {
		expect(
			await site().wp( [ 'jetpack', 'backup', 'verify', id ] )
		).toContain( 'complete' );
	}
} );

it( 'keeps the newest one, and fewer than the days allow if the number says so', async () => {
	const old = backdate( await newest(), daysAgo( 10 ) );
	await post( 'settings', { backups_kept_days: 30, backups_kept: 1 } );
	await create();
	expect( await ids() ).toEqual( [ await newest() ] );
	expect( await ids() ).not.toContain( old );
	await post( 'settings', { backups_kept_days: 1, backups_kept: 7 } );
	await create();
	expect( await ids() ).toHaveLength( 2 );
} );

it.each( [ 0, 1001, 1.5, 'many' ] )(
	'refuses to keep backups for %s days',
	async ( days ) => {
		expect(
			( await post( 'settings', { backups_kept_days: days } ) ).status
		).toBe( 400 );
	}
);
