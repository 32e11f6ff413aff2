import type { Cluster } from './servers';

/** Asks probe.php on one of the servers. */
export const ask = async ( { call }: Cluster, server: 0 | 1, what: string ) =>
	JSON.parse(
		( await call( server, { path: `/wp-login.php?cluster=${ what }` } ) )
			.body
	) as {
		views: number;
		buffers: number;
		endpoint: string;
		cache: boolean;
	};

/** After both servers have merged what they buffer. */
export async function countedViews( cluster: Cluster ): Promise< number > {
	await ask( cluster, 0, 'merge' );
	return ( await ask( cluster, 1, 'merge' ) ).views;
}
