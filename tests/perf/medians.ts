export function median( values: readonly number[] ): number {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	const upper = sorted[ middle ] ?? Number.NaN;
	const lower = sorted[ middle - 1 ] ?? upper;
	return sorted.length % 2 === 1 ? upper : ( lower + upper ) / 2;
}

/** E.g. '812 ms (790–1,034)'. */
export function describeSpread( values: readonly number[] ): string {
	const [ low, middle, high ] = [
		Math.min( ...values ),
		median( values ),
		Math.max( ...values ),
	].map( ( value ) => Math.round( value ).toLocaleString( 'en' ) );
	return `${ middle } ms (${ low }–${ high })`;
}
