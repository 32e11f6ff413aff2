import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Sandbox } from '../../../sandbox';
import type { Measure } from '../measure';

/** Issue 20: 20 000 files in 60 s. */
const FILES = 20_000;
const FIRST_LIMIT_MS = 60_000;
const SECOND_LIMIT_MS = 10_000;
const MAX_SLICES = 1000;

const REPOSITORY = resolve( __dirname, '../../../..' );

/** Real code, mostly PHP. Copies of it are plugins without published checksums, so all of it is analyzed. */
const SOURCES = [ 'vendor', 'plugin/includes', 'node_modules/@wordpress' ];

const READ =
	/\.(?:php\d?|phtml|inc|js|mjs|cjs|html?|svg|jpe?g|png|gif|webp|ico|txt)$|^[^.]+$/i;

const countOf = ( folder: string ): number =>
	readdirSync( folder, { recursive: true, withFileTypes: true } ).filter(
		( entry ) => entry.isFile() && READ.test( entry.name )
	).length;

/** Copies until the site has enough files. */
function fill( sandbox: Sandbox ): void {
	const plugins = join( sandbox.contentDir, 'plugins' );
	const existing = countOf( resolve( sandbox.contentDir, '..' ) );
	for ( let round = 0, files = existing; files < FILES; round++ ) {
		for ( const source of SOURCES ) {
			if ( files >= FILES ) {
				break;
			}
			const folder = join(
				plugins,
				`bench-${ round }-${ source.replace( /\W/g, '-' ) }`
			);
			mkdirSync( folder, { recursive: true } );
			cpSync( join( REPOSITORY, source ), folder, { recursive: true } );
			files += countOf( folder );
		}
	}
}

interface Report {
	is_running: boolean;
	files: number;
	read: number;
	cpu_ms: number;
}

const REPORT =
	'$s = Jetpack_Dashboard\\Features\\Scanner\\Scan_State::load(); echo wp_json_encode( array( "is_running" => $s->is_running, "files" => $s->files, "read" => $s->read, "cpu_ms" => $s->cpu_ms ) );';

const scanner = ( call: string ): string =>
	`Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Scanner\\Scanner::class )->${ call }; `;

/** A scan as the job runs it: each slice in a process of its own. */
async function scan( sandbox: Sandbox ): Promise< Report > {
	await sandbox.wpEvalAlone( scanner( 'start()' ) );
	for ( let slice = 0; slice < MAX_SLICES; slice++ ) {
		const report: Report = JSON.parse(
			await sandbox.wpEvalAlone(
				scanner( 'run_in_background()' ) + REPORT
			)
		);
		if ( ! report.is_running ) {
			return report;
		}
	}
	throw new Error( `The scan wasn't done after ${ MAX_SLICES } slices.` );
}

export const scanOfFiles: Measure = {
	name: 'scan of 20 000 files',
	worksEmpty: true,
	async run( { sandbox } ) {
		await sandbox.wpEvalAlone(
			"Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'scanner' );"
		);
		fill( sandbox );
		const first = await scan( sandbox );
		const second = await scan( sandbox );
		const note = ( { files, read }: Report ) =>
			`${ files } files, ${ read } of them read`;

		return [
			{
				part: 'first',
				value: first.cpu_ms,
				limit: FIRST_LIMIT_MS,
				unit: 'ms CPU',
				note: note( first ),
			},
			{
				part: 'second',
				value: second.cpu_ms,
				limit: SECOND_LIMIT_MS,
				unit: 'ms CPU',
				note: note( second ),
			},
		];
	},
};
