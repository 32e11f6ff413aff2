import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, get, post } from './support/site';
import { clear, read, sql, summaries, TABLE } from './activity';

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

describe( 'the way back', () => {
	const label = async () => ( await get( 'settings' ) ).body.sharing_label;
	const set = ( text: string ) => post( 'settings', { sharing_label: text } );
	beforeEach( async () => {
		// Off, whatever the tests before left, so that turning it on is a change.
		await post( 'settings', { sharing_label: 'One', protect: false } );
		await clear();
		await set( 'Two' );
	} );

	it( 'undoes a change', async () => {
		const [ entry ] = await read();
		expect( entry?.canUndo ).toBe( true );
		expect(
			( await post( `activity/${ entry?.id }/undo`, {} ) ).status
		).toBe( 200 );
		expect( await label() ).toBe( 'One' );
		expect( ( await read() )[ 0 ]?.changes[ 0 ] ).toMatchObject( {
			old: 'Two',
			new: 'One',
		} );
	} );

	it( 'does not undo what was changed since', async () => {
		const [ entry ] = await read();
		await set( 'Three' );
		expect(
			( await post( `activity/${ entry?.id }/undo`, {} ) ).status
		).toBe( 409 );
		expect( await label() ).toBe( 'Three' );
	} );

	it( 'leads to the state before any change', async () => {
		const [ entry ] = await read();
		await set( 'Three' );
		await post( 'settings', { carousel_background_color: 'white' } );
		await post( 'settings', { protect: true } );
		const { status, body } = await post(
			`activity/${ entry?.id }/restore`,
			{}
		);
		expect( [ status, [ ...body.restored ].sort() ] ).toEqual( [
			200,
			[ 'carousel_background_color', 'protect', 'sharing_label' ],
		] );
		expect( await label() ).toBe( 'One' );
	} );

	it( 'knows neither secrets nor cut texts', async () => {
		await clear();
		await post( 'settings', {
			wordads_custom_adstxt: 'a, b, '.repeat( 5000 ),
		} );
		await post( 'settings', { wordads_custom_adstxt: '' } );
		const [ entry ] = await read();
		expect( entry?.canUndo ).toBe( false );
		const { status } = await post( `activity/${ entry?.id }/undo`, {} );
		expect( status ).toBe( 409 );
	} );
} );

it( 'takes over the change log of earlier versions', async () => {
	await evalPhp( `
global $wpdb;
$wpdb->query( "DROP TABLE ${ TABLE }" );
$wpdb->query( "CREATE TABLE {$wpdb->prefix}jetpack_dashboard_changes ( id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, changed_at bigint NOT NULL, user_id bigint NOT NULL, kind varchar(10) NOT NULL, name varchar(100) NOT NULL, old_value text NOT NULL, new_value text NOT NULL )" );
$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_changes ( changed_at, user_id, kind, name, old_value, new_value ) VALUES ( 1790000000, 1, 'setting', 'sharing_label', '\\"A\\"', '\\"B\\"' ), ( 1790000001, 1, 'switch', 'protect', 'false', 'true' )" );` );
	expect( await summaries( 'kind=settings' ) ).toEqual( [
		'Brute force protection',
		'Sharing: Label above the buttons',
	] );
	expect(
		await sql( "SHOW TABLES LIKE '%jetpack\\_dashboard\\_changes'" )
	).toEqual( [] );
} );
