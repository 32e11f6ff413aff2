import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of docs/contract/settings.md#settings. */
interface TableRow {
	group: string;
	key: string;
	fallback: string;
	rule: string;
	note: string;
}

const PAGE = join( __dirname, '../../../docs/contract/settings.md' );

/** The table that `npm run docs:tables` generates from the declarations. */
export function readSettingsTable(): TableRow[] {
	return readFileSync( PAGE, 'utf8' )
		.split( '\n' )
		.map( ( line ) => line.split( ' | ' ) )
		.filter(
			( cells ) =>
				/^\| `[^`]+`$/.test( cells[ 0 ] ?? '' ) && cells.length === 7
		)
		.map(
			( [
				group = '',
				key = '',
				,
				fallback = '',
				rule = '',
				note = '',
			] ) => ( {
				group: group.replace( /[|` ]/g, '' ),
				key: key.replaceAll( '`', '' ),
				fallback: fallback.trim(),
				rule: rule.trim(),
				note: note.trim(),
			} )
		);
}
