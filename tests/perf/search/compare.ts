/** Compares the index with MariaDB's FULLTEXT and with teamtnt/tntsearch. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../../sandbox';
import { median } from '../medians';
import { ndcg } from './ranking';
import { runScript } from './run-script';
import type { Search } from './searches';

interface Results {
	bytes: number;
	seconds: number;
	memory: number;
	found: { ms: number; ids: number[]; total: number }[];
}

/** IDs from the most to the least relevant, by text, by kind of search. */
export type Topics = Record< string, Record< string, number[] > >;

const ENGINES = [ 'index', 'fulltext', 'tntsearch' ];

/** @param autoload Path of Composer's autoload.php with TNTSearch; '' if there is none. */
export async function compare(
	sandbox: Sandbox,
	searches: readonly Search[],
	topics: Topics,
	autoload: string
): Promise< void > {
	const folder = join( sandbox.contentDir, 'uploads', 'tntsearch' );
	mkdirSync( folder, { recursive: true } );
	const run = async (
		engine: string,
		texts: readonly string[],
		rounds: number
	): Promise< Results > =>
		JSON.parse(
			(
				await runScript( sandbox, 'engines.php', {
					bench_engine: engine,
					bench_searches: texts,
					bench_rounds: rounds,
					bench_autoload: autoload,
					bench_folder: folder,
				} )
			)
				.split( '\n' )
				.at( -1 ) ?? ''
		);
	for ( const engine of ENGINES ) {
		if ( engine === 'tntsearch' && autoload === '' ) {
			continue;
		}
		const { bytes, seconds, memory, found } = await run(
			engine,
			searches.map( ( { query } ) => query ),
			5
		);
		console.log(
			`${ engine }: ${ ( bytes / 1e6 ).toFixed(
				0
			) } MB, built in ${ seconds.toFixed( 0 ) } s, up to ${ (
				memory / 1e6
			).toFixed( 0 ) } MB of memory`
		);
		found.forEach( ( { ms, total }, index ) =>
			console.log(
				`  ${ searches[ index ]?.name }: ${ ms.toFixed(
					1
				) } ms, ${ total } results`
			)
		);
		console.log(
			`  median ${ median( found.map( ( { ms } ) => ms ) ).toFixed(
				1
			) } ms`
		);
		for ( const [ kind, relevant ] of Object.entries( topics ) ) {
			const texts = Object.keys( relevant );
			const results = await run( engine, texts, 1 );
			const gains = results.found.map( ( { ids }, index ) =>
				ndcg( ids, relevant[ texts[ index ] ?? '' ] ?? [] )
			);
			console.log(
				`  ranking, ${ kind }: ${ (
					gains.reduce( ( sum, value ) => sum + value, 0 ) /
					gains.length
				).toFixed( 2 ) }`
			);
		}
	}
}
