import { isCardVisible } from '../outline';
import type {
	SettingsCard,
	SettingsInput,
	SettingsSection,
} from './settings-section';

/** Cards of a section that are visible to this user on this site. */
export function visibleCards(
	section: SettingsSection,
	input: SettingsInput
): readonly SettingsCard[] {
	const hidden = section.hidesDisabled ? input.disabled : [];
	return section.cards.filter( ( card ) =>
		isCardVisible( card, input, hidden )
	);
}
