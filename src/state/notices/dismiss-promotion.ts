import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../api/errors';
import type { ApiError } from '../../api/errors';
import type { DismissedNotices } from '../../api/notices';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import { dismissNotice } from './thunks';

/** Like dismissNotice(), but for promotions: a failure shows a notice. */
export function dismissPromotion(
	noticeId: string
): AppThunk< Promise< RequestOutcome< DismissedNotices > > > {
	return dismissNotice( noticeId, { failure: describeDismissalFailure } );
}

export function describeDismissalFailure( error: ApiError ): string {
	return sprintf(
		/* translators: %s: the server's message */
		__( 'Your choice could not be saved. %s', 'jetpack-dashboard' ),
		describeError( error )
	);
}
