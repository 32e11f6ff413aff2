import { evalJson, evalPhp, get, site } from './support/site';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { wpError, wpJson } from './cli/wp-cli';
import { clear, EVENT, LOG, read } from './activity';

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

const kinds = () =>
	evalJson< string[] >(
		'echo wp_json_encode( Jetpack_Dashboard\\Activity\\Entry::KINDS );'
	);

it( 'WP-CLI knows the kinds that the log has', async () => {
	const help: string = JSON.parse(
		await site().wp( [
			'eval',
			"echo json_encode( WP_CLI::get_root_command()->get_subcommands()['jetpack']->get_subcommands()['activity']->get_longdesc() );",
		] )
	);
	const [ , options = '' ] =
		/--kind=<kind>\][\s\S]*?options:\n([\s\S]*?)\n---/.exec( help ) ?? [];
	expect( options.match( /[\w-]+$/gm )?.sort() ).toEqual(
		( await kinds() ).sort()
	);
	expect( await wpError( 'activity', '--kind=nonsense' ) ).toContain(
		'Invalid value'
	);
} );

it( 'WP-CLI lists the same entries as the route', async () => {
	await evalPhp(
		`foreach ( array( 'backup', 'scan', 'import' ) as $kind ) { ${ LOG }->add( new ${ EVENT }( $kind, 'failed' ) ); }`
	);
	for ( const kind of [ 'backup', 'scan', 'import' ] ) {
		const rows = await wpJson(
			'activity',
			`--kind=${ kind }`,
			'--fields=id,kind,summary'
		);
		expect( rows ).toEqual( [
			expect.objectContaining( { kind, summary: expect.any( String ) } ),
		] );
		expect(
			rows.map( ( { id }: { id: number } ) => Number( id ) )
		).toEqual( ( await read( `kind=${ kind }` ) ).map( ( { id } ) => id ) );
	}
} );
