import * as api from '../../api/connection';
import { createRequest } from '../request';
import type { FetchConnection } from './types';

export const fetchConnection = createRequest< FetchConnection >( {
	slice: 'connection',
	name: 'fetch',
	kind: 'read',
	call: api.fetchConnection,
} );
