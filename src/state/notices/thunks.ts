import * as api from '../../api/notices';
import { createRequest } from '../create-request';
import type { DismissNotice } from './types';

/** Stores the dismissal on the server, for this user. */
export const dismissNotice = createRequest< DismissNotice >( {
	slice: 'notices',
	name: 'dismiss',
	kind: 'write',
	key: ( id ) => id,
	call: api.dismissNotice,
} );
