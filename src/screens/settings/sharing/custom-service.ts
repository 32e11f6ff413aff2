import { isRecord } from '../../../lib/is-record';
import type { SettingValue, Settings } from '../../../state/settings/types';

/** A sharing service of the site's own, as it is typed. */
export interface CustomService {
	readonly name: string;
	/** Where the button leads, with placeholders such as `%post_url%`. */
	readonly url: string;
	readonly icon: string;
}

/** Among the visit's drafts, though no setting: what is typed there is lost with the route as any draft is. */
export const NEW_SERVICE = 'new_sharing_service';

const ID_PREFIX = 'custom-';

/** Only services of the site's own can be removed from the list. */
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

/** The server says what is wrong with the addresses; without a name or an address there is nothing to send. */
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
