/** A row of docs/spec/requirements-*.tsv. */
export interface Requirement {
	id: string;
	area: string;
	text: string;
}

function rowsOf( tsv: string ): string[][] {
	return tsv
		.split( /\r?\n/ )
		.slice( 1 )
		.filter( ( line ) => line !== '' )
		.map( ( line ) => line.split( '\t' ) );
}

export function parseRequirements( tsv: string ): Requirement[] {
	return rowsOf( tsv ).map( ( [ id = '', area = '', text = '' ] ) => ( {
		id,
		area,
		text,
	} ) );
}

/** Row ID → why no test can cover it. */
export function parseExemptions( tsv: string ): Map< string, string > {
	return new Map(
		rowsOf( tsv ).map( ( [ id = '', reason = '' ] ) => [ id, reason ] )
	);
}
