import { isRecord } from '../../../lib/is-record';
import { ADDRESS_LIMIT } from '../controls/limit-text';
import type { SettingValue, Settings } from '../../../state/settings/types';

/** A custom sharing service, as typed. */
export interface CustomService {
	readonly name: string;
	/** The button's URL, with placeholders such as `%post_url%`. */
	readonly url: string;
	readonly icon: string;
}

/** The server rejects longer texts. */
export const SERVICE_LIMITS: Readonly< Record< keyof CustomService, number > > =
	{ name: 100, url: ADDRESS_LIMIT, icon: ADDRESS_LIMIT };

/**
 * Stored among the drafts although it isn't a setting, so that leaving the
 * route discards it like any draft.
 */
export const NEW_SERVICE = 'new_sharing_service';

const ID_PREFIX = 'custom-';

/** Only custom services can be removed from the list. */
export function isCustomService( id: string ): boolean {
	return id.startsWith( ID_PREFIX );
}

export function readService( draft: SettingValue | undefined ): CustomService {
	const part = ( name: string ) => {
		const value = isRecord( draft ) ? draft[ name ] : '';
		return typeof value === 'string' ? value : '';
	};
	return { name: part( 'name' ), url: part( 'url' ), icon: part( 'icon' ) };
}

export function isBlank( { name, url, icon }: CustomService ): boolean {
	return name + url + icon === '';
}

/** Whether the required fields are filled in. The server validates the URLs. */
export function isComplete( { name, url }: CustomService ): boolean {
	return name.trim() !== '' && url.trim() !== '';
}

export function toCreation( { name, url, icon }: CustomService ): Settings {
	return {
		custom: {
			sharing_name: name.trim(),
			sharing_url: url.trim(),
			sharing_icon: icon.trim(),
		},
	};
}

export function toRemoval( id: string ): Settings {
	return { sharing_delete_service: id };
}
