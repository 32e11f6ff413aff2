import type { IncomingMessage, ServerResponse } from 'node:http';

import { isRecord } from './merge';

const MAX_BYTES = 1_000_000;

/** An error response `{code, message}` with a status. */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		readonly code: string,
		message: string
	) {
		super( message );
	}
}

export interface Call {
	request: IncomingMessage;
	response: ServerResponse;
	url: URL;
	/** Values of the `{names}` in the route's path. */
	params: Record< string, string >;
}

export type Handler = ( call: Call ) => void | Promise< void >;

export function sendJson(
	response: ServerResponse,
	body: unknown,
	status = 200
): void {
	response
		.writeHead( status, {
			'Content-Type': 'application/json; charset=utf-8',
			'Cache-Control': 'no-store',
		} )
		.end( JSON.stringify( body ) );
}

export function sendPage(
	response: ServerResponse,
	html: string,
	status = 200
): void {
	response
		.writeHead( status, {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'no-store',
		} )
		.end( html );
}

export function seeOther( response: ServerResponse, location: string ): void {
	response.writeHead( 303, { Location: location } ).end();
}

export function sendError( response: ServerResponse, error: unknown ): void {
	if ( response.headersSent ) {
		response.destroy();
		return;
	}
	const { status, code, message } =
		error instanceof ApiError
			? error
			: new ApiError( 500, 'internal_error', String( error ) );
	sendJson( response, { code, message }, status );
}

async function readBody( request: IncomingMessage ): Promise< string > {
	let size = 0;
	const chunks: Buffer[] = [];
	for await ( const chunk of request ) {
		const part = Buffer.from( chunk );
		size += part.length;
		if ( size > MAX_BYTES ) {
			throw new ApiError( 413, 'too_large', 'The body is too large.' );
		}
		chunks.push( part );
	}
	return Buffer.concat( chunks ).toString( 'utf8' );
}

export async function readForm(
	request: IncomingMessage
): Promise< URLSearchParams > {
	return new URLSearchParams( await readBody( request ) );
}

/** The body as a JSON object; throws a 400 for anything else. */
export async function readJson(
	request: IncomingMessage
): Promise< Record< string, unknown > > {
	const text = await readBody( request );
	let value: unknown;
	try {
		value = JSON.parse( text );
	} catch {
		value = undefined;
	}
	if ( ! isRecord( value ) ) {
		throw new ApiError(
			400,
			'invalid_body',
			'The body must be a JSON object.'
		);
	}
	return value;
}
