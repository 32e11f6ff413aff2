import type { Bench, Measure } from '../measure';

/** Of a request of the page. The first one that reads the database may take ten seconds, and each ends with what it has begun. */
const SLICE_S = 2;
const LONGEST_LIMIT_S = 20;
const MEMORY_LIMIT_MB = 64;

/** A PHP process runs slices for so long. */
const PROCESS_S = 100;

interface Run {
	slices: number;
	longest: number;
	total: number;
	peak: number;
	isDone: boolean;
}

/** Runs slices, each by `$part( $deadline )`, which returns whether it was the last one. */
const runSlices = ( part: string ) => `
	set_time_limit( 0 );
	ini_set( 'memory_limit', '${ MEMORY_LIMIT_MB }M' );
	add_filter( 'admin_memory_limit', static fn() => '${ MEMORY_LIMIT_MB }M' );
	$backups = new Jetpack_Dashboard\\Backup\\Backups( ( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->prepare() );
	${ part }
	$run = array( 'slices' => 0, 'longest' => 0, 'total' => 0 );
	do {
		$began         = hrtime( true ) / 1e9;
		$run['isDone'] = $part( $began + ${ SLICE_S } );
		$seconds       = hrtime( true ) / 1e9 - $began;
		++$run['slices'];
		$run['longest'] = max( $run['longest'], $seconds );
		$run['total']  += $seconds;
	} while ( ! $run['isDone'] && $run['total'] < ${ PROCESS_S } );
	echo wp_json_encode( $run + array( 'peak' => memory_get_peak_usage( true ) / 1048576 ) );`;

const CREATE = `
	$part = static fn( $deadline ) => null !== ( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->create_part( 'manual', $deadline );`;

const DELETE = `
	$backups = new Jetpack_Dashboard\\Backup\\Backups( ( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->prepare() );
	$backups->delete( ...$backups->ids() );`;

async function runAll( { sandbox }: Bench, part: string ): Promise< Run > {
	const all: Run = {
		slices: 0,
		longest: 0,
		total: 0,
		peak: 0,
		isDone: false,
	};
	while ( ! all.isDone ) {
		const run = JSON.parse(
			await sandbox.wpEvalAlone( runSlices( part ) )
		) as Run;
		all.slices += run.slices;
		all.longest = Math.max( all.longest, run.longest );
		all.total += run.total;
		all.peak = Math.max( all.peak, run.peak );
		all.isDone = run.isDone;
	}
	return all;
}

/** Two backups in slices, as on the page. */
export const backups: Measure = {
	name: 'backups',
	run: async ( bench ) => {
		const runs: [ string, Run ][] = [
			[ 'first backup', await runAll( bench, CREATE ) ],
			[ 'second backup', await runAll( bench, CREATE ) ],
		];
		await bench.sandbox.wpEvalAlone( DELETE );
		return runs.flatMap( ( [ part, run ] ) => [
			{
				part: `${ part }, longest slice`,
				value: run.longest,
				limit: LONGEST_LIMIT_S,
				unit: 's',
				note: `${ run.slices } slices, ${ run.total.toFixed(
					0
				) } s in all`,
			},
			{
				part: `${ part }, memory`,
				value: run.peak,
				limit: MEMORY_LIMIT_MB,
				unit: 'MB',
			},
		] );
	},
};
