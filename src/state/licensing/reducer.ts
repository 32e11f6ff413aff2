import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import type { Requests } from '../request';
import type { LicensingState } from './types';

export const initialLicensingState: LicensingState = {
	error: '',
	showsLicensing: false,
	detachedCount: 0,
	dismissal: null,
	licenses: null,
	activatedProductId: null,
	coupon: null,
	requests: {},
};

export function licensingReducer(
	previous: LicensingState,
	action: AppAction
): LicensingState {
	const requests = reduceRequests( 'licensing', previous.requests, action );
	const state =
		requests === previous.requests ? previous : { ...previous, requests };

	switch ( action.type ) {
		case 'licensing/attach/succeeded':
			return { ...state, activatedProductId: action.result };
		case 'licensing/activation-left':
			return {
				...state,
				activatedProductId: null,
				requests: withoutAttach( requests ),
			};
		case 'licensing/fetch-counts/succeeded':
			return { ...state, detachedCount: action.result };
		case 'licensing/fetch-licenses/succeeded':
			return { ...state, licenses: action.result };
		case 'licensing/dismiss-notice/succeeded':
			return { ...state, dismissal: action.result };
		case 'licensing/update-error/succeeded':
			return { ...state, error: action.args };
		default:
			return state;
	}
}

/** Removes the error of the previous key. */
function withoutAttach( { attach, ...others }: Requests ): Requests {
	return attach?.kind === 'pending' ? { attach, ...others } : others;
}
