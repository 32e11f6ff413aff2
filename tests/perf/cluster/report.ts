import { median } from '../medians';
import type { Response } from './servers';

let failures = 0;

/** Prints the result of a measurement. */
export function report( what: string, isFine: boolean, figures: string ): void {
	failures += isFine ? 0 : 1;
	process.stdout.write(
		`${ isFine ? 'ok    ' : 'FAILED' } ${ what }: ${ figures }\n`
	);
}

export const hasFailed = () => failures > 0;

export const range = ( length: number ) =>
	Array.from( { length }, ( _, n ) => n );

/** The servers in turn. */
export const serverOf = ( n: number ): 0 | 1 => ( n % 2 === 0 ? 0 : 1 );

export const isConfirmed = ( { status }: Response ) =>
	status >= 200 && status < 300;

export const medianMs = ( responses: Response[] ) =>
	`${ median( responses.map( ( { ms } ) => ms ) ).toFixed( 1 ) } ms`;
