import type { Settings, SettingValue } from '../../../state/settings/types';

export const HOVERCARDS = 'gravatar-hovercards';

/** Despite the name, 'enabled' means that hovercards are shown. */
export const HOVERCARDS_OPTION = 'gravatar_disable_hovercards';

export function areHovercardsOn(
	isActive: boolean,
	option: SettingValue | undefined
): boolean {
	return isActive && option !== 'disabled';
}

/** Saves the option together with the module, to keep them in sync. */
export function toHovercardsPatch( isOn: boolean ): Settings {
	return {
		[ HOVERCARDS ]: isOn,
		[ HOVERCARDS_OPTION ]: isOn ? 'enabled' : 'disabled',
	};
}
