import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from '../support/site';
import { wpWith } from './wp-cli';

/**
 * Steps of a command, in their order, by the methods that run them. The first
 * match from the outside counts: a restore has a backup in it.
 */
const STEPS = {
	create: { list_files: 'files', store: 'database', publish: 'end' },
	restore: {
		compare: 'check',
		back_up: 'backup',
		recheck: 'recheck',
		replace_database: 'database',
		replace_files: 'files',
	},
} as const;

export type Command = keyof typeof STEPS;

/** Numbers of moments by step. */
export type Moments = Record< string, number >;

export interface Kill {
	step: string;
	/** Number of the moment in the step, from 1. */
	at: number;
	/** Seconds after the moment at which it happens, wherever the command is then. */
	delay?: number;
}

const stepsOf = ( command: Command ): string[] =>
	Object.values( STEPS[ command ] );

const file = () => path.join( site().dir, 'moments.json' );

/**
 * Counts moments: the statements and the calls that open, read, write or rename
 * a file. At one of them, the process kills itself; a write stops in its middle.
 */
const watch = ( command: Command, kill: Kill | null ) => `
namespace Jetpack_Dashboard\\Backup {
	final class Moments {
		public static $counts = array();
		public static function pass( ?callable $before_kill = null ) {
			$step = '';
			foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) {
				$step = ${ phpMap( STEPS[ command ] ) }[ $frame['function'] ] ?? $step;
			}
			if ( '' === $step ) {
				return;
			}
			// The same method compares the backup and, later, the safety backup.
			$step = 'check' === $step && isset( self::$counts['backup'] ) ? 'recheck' : $step;
			self::$counts[ $step ] = 1 + ( self::$counts[ $step ] ?? 0 );
			$steps = array_flip( array( ${ stepsOf( command )
				.map( ( step ) => `'${ step }'` )
				.join() } ) );
			$place = $steps[ $step ] <=> ( $steps['${ kill?.step }'] ?? INF );
			if ( $place < 0 || ( 0 === $place && self::$counts[ $step ] < ${
				kill?.at ?? 0
			} ) || is_file( '${ file() }' ) ) {
				return;
			}
			file_put_contents( '${ file() }', json_encode( array( $step => self::$counts[ $step ] ) ) );
			if ( ${ kill?.delay ?? 0 } > 0 ) {
				exec( '( sleep ${ kill?.delay }; kill -9 ' . getmypid() . ' ) > /dev/null 2>&1 &' );
				return;
			}
			if ( $before_kill ) {
				$before_kill();
			}
			posix_kill( getmypid(), 9 );
			sleep( 60 );
		}
	}
	function fopen( ...$arguments ) { Moments::pass(); return \\fopen( ...$arguments ); }
	function rename( ...$arguments ) { Moments::pass(); return \\rename( ...$arguments ); }
	function unlink( ...$arguments ) { Moments::pass(); return \\unlink( ...$arguments ); }
	function file_get_contents( ...$arguments ) { Moments::pass(); return \\file_get_contents( ...$arguments ); }
	function fwrite( $handle, $data ) {
		Moments::pass( static fn() => \\fwrite( $handle, substr( $data, 0, intdiv( strlen( $data ), 2 ) ) ) );
		return \\fwrite( $handle, $data );
	}
}
namespace {
	WP_CLI::add_wp_hook( 'query', static function ( $query ) {
		Jetpack_Dashboard\\Backup\\Moments::pass();
		return $query;
	} );
	register_shutdown_function( static fn() => ${
		kill
			? 'null'
			: `file_put_contents( '${ file() }', json_encode( Jetpack_Dashboard\\Backup\\Moments::$counts ) )`
	} );
}`;

const phpMap = ( map: object ) =>
	`array( ${ Object.entries( map )
		.map( ( [ key, value ] ) => `'${ key }' => '${ value }'` )
		.join() } )`;

function readMoments(): Moments | null {
	const moments = fs.existsSync( file() )
		? ( JSON.parse( fs.readFileSync( file(), 'utf8' ) ) as Moments )
		: null;
	fs.rmSync( file(), { force: true } );
	return moments;
}

/** Runs a command to its end, and counts its moments. */
export async function countMoments(
	command: Command,
	...args: string[]
): Promise< Moments > {
	await wpWith( watch( command, null ), 'backup', command, ...args );
	const moments = readMoments() ?? {};
	expect( Object.keys( moments ) ).toEqual( stepsOf( command ) );
	return moments;
}

/** Runs a command that is killed. Fails if it ends before. */
export async function killAt(
	kill: Kill,
	command: Command,
	...args: string[]
): Promise< void > {
	const output = await wpWith(
		watch( command, kill ),
		'backup',
		command,
		...args
	).catch( () => '(killed)' );
	expect( { kill, output } ).toEqual( { kill, output: '(killed)' } );
	expect( { kill, moments: readMoments() } ).toEqual( {
		kill,
		moments: expect.any( Object ),
	} );
}

/** Numbers from 0 to 1 that a seed determines. */
export function createRandom( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( Math.imul( state, 1664525 ) + 1013904223 ) % 4294967296;
		return ( state < 0 ? state + 4294967296 : state ) / 4294967296;
	};
}

/**
 * The nth kill of several: the steps take turns. Every second round of the
 * earlier steps, it happens a little later than a moment, such as while the
 * database works.
 */
export function chooseKill(
	moments: Moments,
	nth: number,
	random: () => number
): Kill {
	const steps = Object.keys( moments );
	const step = steps[ nth % steps.length ] ?? '';
	const isEarly = nth % steps.length < steps.length - 2;
	const at = 1 + Math.floor( random() * ( moments[ step ] ?? 1 ) * 0.9 );
	return {
		step,
		at,
		...( isEarly &&
			Math.floor( nth / steps.length ) % 2 === 1 && {
				delay: Math.ceil( random() * 5 ) / 1000,
			} ),
	};
}
