import { MAX_ROWS_PER_TITLE, type NamedRows } from './named-rows';
import type { Requirement } from './requirements';

export interface Coverage {
	/** Rows that no test names and that aren't exempt. */
	missing: Requirement[];
	byArea: Map< string, { covered: number; total: number } >;
	covered: number;
	exempt: number;
	total: number;
	/** Problems to fix, as messages. */
	problems: string[];
}

function findProblems(
	named: ReadonlyMap< string, readonly NamedRows[] >,
	known: ReadonlySet< string >,
	exemptions: ReadonlyMap< string, string >
): string[] {
	const problems: string[] = [];
	for ( const [ file, titles ] of named ) {
		for ( const { title, ids, line } of titles ) {
			const place = `${ file }:${ line }`;
			if ( ids.length > MAX_ROWS_PER_TITLE ) {
				problems.push(
					`${ place } names ${ ids.length } rows: split it, so that at most ${ MAX_ROWS_PER_TITLE } are named and each has an assertion of its own. “${ title }”`
				);
			}
			for ( const id of ids ) {
				if ( ! known.has( id ) ) {
					problems.push(
						`${ place } names ${ id }, which no table has.`
					);
				}
				if ( exemptions.has( id ) ) {
					problems.push(
						`${ place } tests ${ id }, which exempt.tsv calls untestable: take it out there.`
					);
				}
			}
		}
	}
	for ( const [ id, reason ] of exemptions ) {
		if ( ! known.has( id ) ) {
			problems.push( `exempt.tsv names ${ id }, which no table has.` );
		}
		if ( reason.trim() === '' ) {
			problems.push( `exempt.tsv gives no reason for ${ id }.` );
		}
	}
	return problems;
}

/**
 * Compares the tables with the tests; `named` maps a file to the rows that it
 * names.
 */
export function compare(
	requirements: readonly Requirement[],
	exemptions: ReadonlyMap< string, string >,
	named: ReadonlyMap< string, readonly NamedRows[] >
): Coverage {
	const known = new Set( requirements.map( ( { id } ) => id ) );
	const tested = new Set(
		[ ...named.values() ].flat().flatMap( ( { ids } ) => ids )
	);
	const byArea = new Map< string, { covered: number; total: number } >();
	const missing: Requirement[] = [];
	let covered = 0;
	let exempt = 0;

	for ( const requirement of requirements ) {
		const { id, area } = requirement;
		if ( exemptions.has( id ) ) {
			exempt += 1;
			continue;
		}
		const sums = byArea.get( area ) ?? { covered: 0, total: 0 };
		byArea.set( area, sums );
		sums.total += 1;
		if ( tested.has( id ) ) {
			sums.covered += 1;
			covered += 1;
		} else {
			missing.push( requirement );
		}
	}

	return {
		missing,
		byArea,
		covered,
		exempt,
		total: requirements.length,
		problems: findProblems( named, known, exemptions ),
	};
}
