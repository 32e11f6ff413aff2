import { registrationsIn } from './cli-doc';

const FILE = 'plugin/includes/Features/Two_Words/feature.php';

it( 'reads names with hyphens, and methods', () => {
	expect(
		registrationsIn(
			FILE,
			`
\\WP_CLI::add_command( 'jetpack two-words', $services->get( Cli_Command::class ) );
\\WP_CLI::add_command( 'jetpack two-words part', array( $this->services->get( Part_Command::class ), 'part' ) );
WP_CLI::add_command( 'jetpack', Jetpack_Namespace::class );`
		)
	).toEqual( [
		{ name: 'jetpack two-words', className: 'Cli_Command' },
		{
			name: 'jetpack two-words part',
			className: 'Part_Command',
			method: 'part',
		},
	] );
} );

it( 'names the file and the line that it can’t read', () => {
	expect( () =>
		registrationsIn( FILE, 'WP_CLI::add_command( self::NAME, $command );' )
	).toThrow( /Two_Words\/feature\.php.*\n.*self::NAME/ );
} );
