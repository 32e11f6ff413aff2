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

it( 'WP-CLI prints one list, however many entries are read at once', async () => {
	// Two chunks.
	await evalPhp(
		`for ( $i = 0; $i < 501; $i++ ) { ${ LOG }->add( new ${ EVENT }( 'scan', 'failed' ) ); if ( 0 === $i % 40 ) { ${ LOG }->flush(); } }`
	);
	const list = ( ...args: string[] ) =>
		site().wp( [ 'jetpack', 'activity', '--kind=scan', ...args ] );
	const rows = await wpJson(
		'activity',
		'--kind=scan',
		'--fields=id,action',
		'--limit=2000'
	);
	expect( rows ).toHaveLength( 501 );
	const csv = await list(
		'--format=csv',
		'--fields=id,action',
		'--limit=2000'
	);
	expect( csv.trim().split( '\n' ) ).toEqual( [
		'id,action',
		...rows.map(
			( { id, action }: { id: number; action: string } ) =>
				`${ id },${ action }`
		),
	] );
	expect( await list( '--format=count', '--limit=501' ) ).toBe( '501' );
	expect( await list( '--format=json', '--before=2020-01-01' ) ).toBe( '[]' );
	for ( const format of [ 'csv', 'json', 'table' ] ) {
		expect(
			await wpError(
				'activity',
				'--fields=id,nonsense',
				`--format=${ format }`
			)
		).toContain( 'Invalid field: nonsense.' );
	}
	expect( await wpError( 'activity', '--limit=1001' ) ).toContain(
		'Only 1,000 entries can be listed with --format=table. Use csv or json for more.'
	);
} );
