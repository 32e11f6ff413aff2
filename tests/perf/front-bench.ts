/**
 * Compares the time to the first byte of the front page with every module and
 * every setting that adds files on, with every module off, and without the plugin. Requests alternate, so that
 * other load on the machine affects all of them equally. PHP has its default settings, which most hosts keep.
 *
 *   npm run bench:front                       on SQLite
 *   npm run bench:front -- --db mariadb
 *   npm run bench:front -- --check            fails if every module on takes more than 1.1 times as long as off
 *   npm run bench:front -- --rounds 200
 *   npm run bench:front -- --development      PHP as on the development site
 */
import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { SETTINGS_THAT_ADD_FILES } from '../rest/settings-that-add-files';
import { startSandbox } from '../sandbox';
import { DEFAULT_SETTINGS } from '../sandbox/native-php';
import { median } from './medians';
import {
	ALL_MODULES,
	withModules,
	WITHOUT_PLUGIN,
	withSwitches,
} from './scale/front-end';

/** The maximum ratio of "every module on" to "every module off". */
const MAX_RATIO = 1.1;
const WARM_UP = 10;

/** Page views after which the copies of images, scripts and styles are made. */
const FIRST_VIEWS = 6;

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		db: { type: 'string', default: 'sqlite' },
		development: { type: 'boolean', default: false },
		rounds: { type: 'string', default: '100' },
	},
} );

type Headers = Record< string, string >;

const MODES: Readonly< Record< string, Headers > > = {
	'without the plugin': WITHOUT_PLUGIN,
	'every module off': withModules( [] ).headers,
	'every module on': withModules( ALL_MODULES ).headers,
};

/** Milliseconds until the headers of the response arrive. */
const timeToFirstByte = ( url: string, headers: Headers ): Promise< number > =>
	new Promise( ( resolve, reject ) => {
		const start = performance.now();
		get( url, { headers, agent: false }, ( response ) => {
			const ms = performance.now() - start;
			response.resume();
			response.on( 'end', () =>
				response.statusCode === 200
					? resolve( ms )
					: reject(
							new Error( `${ url }: ${ response.statusCode }` )
					  )
			);
		} ).on( 'error', reject );
	} );

/** Makes the copies that a page view asks for, as cron does a minute later. */
async function makeCopies( url: string ): Promise< void > {
	for ( let view = 0; view < FIRST_VIEWS; view++ ) {
		await timeToFirstByte( url, MODES[ 'every module on' ] ?? {} );
		await timeToFirstByte(
			`${ url }wp-cron.php`,
			MODES[ 'every module on' ] ?? {}
		);
	}
}

async function measure( url: string ): Promise< Map< string, number[] > > {
	const times = new Map< string, number[] >(
		Object.keys( MODES ).map( ( name ) => [ name, [] ] )
	);
	for ( let round = -WARM_UP; round < Number( options.rounds ); round++ ) {
		for ( const [ name, headers ] of Object.entries( MODES ) ) {
			const ms = await timeToFirstByte( url, headers );
			if ( round >= 0 ) {
				times.get( name )?.push( ms );
			}
		}
	}
	return times;
}

/** The median of the ratios of each round. */
const ratio = (
	times: readonly number[] = [],
	others: readonly number[] = []
): number =>
	median( times.map( ( ms, round ) => ms / ( others[ round ] ?? NaN ) ) );

async function main(): Promise< void > {
	const db = options.db === 'mariadb' ? 'mariadb' : 'sqlite';
	const sandbox = await startSandbox( {
		name: `front-bench-${ db }`,
		db,
		port: 0,
		fresh: true,
		quiet: true,
		accountService: false,
		...( ! options.development && { phpSettings: DEFAULT_SETTINGS } ),
	} );
	try {
		for ( const [ key, value ] of Object.entries(
			SETTINGS_THAT_ADD_FILES
		) ) {
			await sandbox.wpEvalAlone(
				`update_option( 'jetpack_dashboard_${ key }', '${ value }', true );`
			);
		}
		const times = await withSwitches( { sandbox }, async () => {
			await makeCopies( `${ sandbox.url }/` );
			return await measure( `${ sandbox.url }/` );
		} );
		const off = times.get( 'every module off' );
		console.log( `Front page on ${ db }, ${ options.rounds } rounds` );
		for ( const [ name, all ] of times ) {
			console.log(
				`  ${ name }: ${ median( all ).toFixed( 1 ) } ms, ${ ratio(
					all,
					off
				).toFixed( 3 ) } times as long as off`
			);
		}
		const result = ratio( times.get( 'every module on' ), off );
		if ( options.check && ! ( result <= MAX_RATIO ) ) {
			console.error(
				`Every module on takes ${ result.toFixed(
					2
				) } times as long as off; the limit is ${ MAX_RATIO }.`
			);
			process.exitCode = 1;
		}
	} finally {
		await sandbox.stop();
	}
}

main().catch( ( error: unknown ) => {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
} );
