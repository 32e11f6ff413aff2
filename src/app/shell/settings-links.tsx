import type { SettingsTab } from '../settings-tabs';

interface SettingsLinksProps {
	readonly tabs: readonly SettingsTab[];
	readonly current: SettingsTab | undefined;
}

export function SettingsLinks( { tabs, current }: SettingsLinksProps ) {
	return tabs.map( ( tab ) => (
		<li key={ tab.slug }>
			<a
				className="jp-settings-nav__link"
				href={ `#/${ tab.slug }` }
				aria-current={ tab === current ? 'page' : undefined }
			>
				{ tab.name() }
			</a>
		</li>
	) );
}
