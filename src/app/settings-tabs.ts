import type { SettingsInput } from '../screens/settings/declarations/settings-input';
import { isCardVisible, SECTIONS } from '../screens/settings/outline';
import type { SectionOutline } from '../screens/settings/outline';

export type SettingsTabSlug = Exclude< keyof typeof SECTIONS, 'privacy' >;

export type SettingsTab = SectionOutline & { readonly slug: SettingsTabSlug };

export const SETTINGS_TABS: readonly SettingsTab[] = [
	SECTIONS.security,
	SECTIONS.performance,
	SECTIONS.writing,
	SECTIONS.sharing,
	SECTIONS.discussion,
	SECTIONS.traffic,
];

/**
 * Whether this user can see the tab. For managers: whether they can see any of
 * its cards.
 */
export function isTabAvailable(
	tab: SettingsTab,
	input: SettingsInput
): boolean {
	return input.isManager
		? Object.values( tab.cards ).some( ( card ) =>
				isCardVisible( card, input )
		  )
		: input.canEditPosts &&
				input.canPublishPosts &&
				tab.publisherModule !== undefined &&
				input.active.includes( tab.publisherModule );
}

/** The tab of a route's section; `/settings` shows the user's default one. */
export function findCurrentTab(
	path: string,
	input: SettingsInput
): SettingsTab | undefined {
	return SETTINGS_TABS.find( ( { slug, isDefault } ) =>
		path === '/settings' ? isDefault( input ) : path === `/${ slug }`
	);
}
