import { clear, EVENT, LOG, read, TABLE } from './activity';
import { evalPhp, get } from './support/site';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';

restoreStateAfterwards();

const convertTo = ( charset: string ) =>
	evalPhp(
		`global $wpdb; $wpdb->query( "ALTER TABLE ${ TABLE } CONVERT TO CHARACTER SET ${ charset }" );`
	);

beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
afterAll( () => convertTo( 'utf8mb4' ) );

it.each( [
	[ 'utf8mb3', 'Party in Łódź', 'Größe' ],
	[ 'ascii', 'Party ?in ??d?', 'Gr??e' ],
] )(
	'a table in %s loses characters of names, but no entry and no value',
	async ( charset, title, name ) => {
		await convertTo( charset );
		await clear();
		await evalPhp( `
$log = ${ LOG };
$log->add( ( new ${ EVENT }( 'content', 'created' ) )->about( 1, 'Party 🎉in Łódź', 'post' )->changed( array( 'title' => '🎂' ), array( 'title' => 'Łódź 🎉' ) ) );
$log->add( ( new ${ EVENT }( 'software', 'plugin-on' ) )->about( 'x', 'Größe', 'plugin' ) );
$log->add( ( new ${ EVENT }( 'login', 'out' ) )->about( 1, 'admin' ) );` );
		const entries = await read();
		expect( entries.map( ( { summary } ) => summary ) ).toEqual( [
			expect.stringContaining( 'Logged out: admin' ),
			expect.stringContaining( name ),
			expect.stringContaining( title ),
		] );
		expect( entries[ 2 ]?.changes ).toEqual( [
			{ label: 'Title', old: '🎂', new: 'Łódź 🎉' },
		] );
	}
);
