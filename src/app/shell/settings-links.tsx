import type { SettingsTab } from '../settings-tabs';

interface SettingsLinksProps {
	readonly tabs: readonly SettingsTab[];
	readonly path: string;
}

export function SettingsLinks( { tabs, path }: SettingsLinksProps ) {
	const current = findCurrentTab( tabs, path );
	return tabs.map( ( tab ) => (
		<li key={ tab.slug }>
			<a
				className="jp-settings-nav__link"
				href={ `#/${ tab.slug }` }
				aria-current={ tab === current ? 'page' : undefined }
			>
				{ tab.label() }
			</a>
		</li>
	) );
}

/** `/settings` shows the first tab's cards. */
export function findCurrentTab(
	tabs: readonly SettingsTab[],
	path: string
): SettingsTab | undefined {
	return path === '/settings'
		? tabs[ 0 ]
		: tabs.find( ( { slug } ) => path === `/${ slug }` );
}
