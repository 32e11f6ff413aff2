import { privacySection } from './privacy';
import { securitySection } from './security';
import type {
	SettingsCard,
	SettingsFacts,
	SettingsSection,
} from './settings-section';

/** Every section whose cards stand. Which tabs lead here is app/settings-tabs.ts. */
const SETTINGS_SECTIONS: readonly SettingsSection[] = [
	securitySection,
	privacySection,
];

/**
 * The section that is active on a route (001 §2): the one that it names, and
 * on `/settings` the one that is this user's default.
 *
 * @param slug     The route without its slash.
 * @param facts    About the user and the site.
 * @param sections For tests.
 */
export function findActiveSection(
	slug: string,
	facts: SettingsFacts,
	sections: readonly SettingsSection[] = SETTINGS_SECTIONS
): SettingsSection | undefined {
	return sections.find( ( section ) =>
		slug === 'settings' ? section.isDefault( facts ) : section.slug === slug
	);
}

/** The cards of a section that this user has on this site. */
export function visibleCards(
	section: SettingsSection,
	facts: SettingsFacts
): readonly SettingsCard[] {
	return section.cards.filter(
		( { modules, isVisible = forManagers } ) =>
			( modules.length === 0 ||
				modules.some( ( slug ) => facts.found.includes( slug ) ) ) &&
			isVisible( facts )
	);
}

function forManagers( { isManager }: SettingsFacts ): boolean {
	return isManager;
}
