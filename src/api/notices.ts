import { post } from './client';
import { ApiFailure, unconfirmedError } from './errors';
import { readFlag, readMap } from './shape';

/** Notice id → dismissed. */
export type DismissedNotices = Readonly< Record< string, boolean > >;

export const readDismissedNotices = readMap( readFlag );

/** @return All notices that the user has dismissed. */
export async function dismissNotice( id: string ): Promise< DismissedNotices > {
	const all = readDismissedNotices(
		await post( `/jetpack/v4/notice/${ id }`, { dismissed: true } )
	);
	if ( ! all[ id ] ) {
		throw new ApiFailure( unconfirmedError( all ) );
	}
	return all;
}
