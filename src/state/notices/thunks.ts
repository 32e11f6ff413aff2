import * as api from '../../api/notices';
import { createRequest } from '../create-request';
import type { DismissNotice } from './types';

/** Remembers on the server that this user has dismissed it. */
export const dismissNotice = createRequest< DismissNotice >( {
	slice: 'notices',
	name: 'dismiss',
	kind: 'write',
	key: ( id ) => id,
	call: api.dismissNotice,
} );
