import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../api/errors';
import * as api from '../../api/modules';
import { createRequest } from '../create-request';
import type { RequestNotices } from '../notices/request-notices';
import type { AppThunk } from '../root-state';
import { fetchModules } from './thunks';
import type { DeleteCopies } from './types';

const requestDeletion = createRequest< DeleteCopies >( {
	slice: 'modules',
	name: 'delete-copies',
	kind: 'write',
	key: ( { slug } ) => slug,
	call: ( { slug } ) => api.deleteCopies( slug ),
} );

const NOTICES: RequestNotices< void > = {
	progress: () => __( 'Deleting copies…', 'jetpack-dashboard' ),
	success: () =>
		__(
			'The copies were deleted. New ones are made when visitors need them.',
			'jetpack-dashboard'
		),
	failure: ( error ) =>
		sprintf(
			/* translators: %s: the server's message */
			__( 'The copies could not be deleted. %s', 'jetpack-dashboard' ),
			describeError( error )
		),
};

/**
 * Deletes the copies that a module has made, and fetches its new figures. Also
 * after a failure, since some copies may be gone.
 */
export function deleteCopies( slug: string ): AppThunk< Promise< void > > {
	return async ( dispatch ) => {
		await dispatch( requestDeletion( { slug }, NOTICES ) );
		await dispatch( fetchModules( { isRefresh: true } ) );
	};
}
