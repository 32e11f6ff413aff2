import type { Settings, SettingValue } from '../../../state/settings/types';

export const HOVERCARDS = 'gravatar-hovercards';

/** Its name is inverted: 'enabled' means that the cards show. */
export const HOVERCARDS_OPTION = 'gravatar_disable_hovercards';

export function areHovercardsOn(
	isActive: boolean,
	option: SettingValue | undefined
): boolean {
	return isActive && option !== 'disabled';
}

/** The option goes with the module, so that neither says what the other doesn't. */
export function toHovercardsPatch( isOn: boolean ): Settings {
	return {
		[ HOVERCARDS ]: isOn,
		[ HOVERCARDS_OPTION ]: isOn ? 'enabled' : 'disabled',
	};
}
