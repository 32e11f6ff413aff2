import { request } from '../../sandbox';
import { cookieOf, site } from './site';
import type { Caller } from './site';

export const BLOCKED = 'This request was blocked';
export const VISITOR = '127.0.0.6';

interface Sender {
	as?: Caller;
	method?: string;
	headers?: Record< string, string >;
}

/** Sends a body, and returns whether the firewall blocked it. */
export async function send(
	path: string,
	body: string | URLSearchParams,
	{ as = 'anonymous', method = 'POST', headers = {} }: Sender = {}
): Promise< { isRefused: boolean; status: number; body: string } > {
	const cookie = cookieOf( as );
	const response = await request( site(), {
		path,
		method,
		localAddress: VISITOR,
		body,
		headers: { ...( cookie ? { Cookie: cookie } : {} ), ...headers },
	} );
	return {
		isRefused: response.status === 403 && response.body.includes( BLOCKED ),
		status: response.status,
		body: response.body,
	};
}
