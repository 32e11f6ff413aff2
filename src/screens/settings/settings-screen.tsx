import { Suspense, useEffect } from 'react';
import { useSearchTerm } from '../../hooks/search-term';
import { useAppSelector } from '../../hooks/store';
import { lazyScreen } from '../../lib/lazy-chunk';
import { isBeforeSetUp } from '../../state/connection/selectors';
import { securitySection } from './declarations/security';
import { getSettingsInput } from './declarations/settings-input';
import { SettingsDrafts } from './form/settings-drafts';
import { SectionView } from './section-view';
import './settings-screen.scss';

interface SettingsScreenProps {
	/** The route's section, or 'settings' for the user's default section. */
	section: string;
}

const OtherSection = lazyScreen( 'settings-more', async () => {
	const { OtherSection: Section } = await import(
		/* webpackChunkName: "settings-more" */ './other-section'
	);
	return Section;
} );

const SearchView = lazyScreen( 'settings-more', async () => {
	const { SearchView: View } = await import(
		/* webpackChunkName: "settings-more" */ './search/search-view'
	);
	return View;
} );

/** Loads what the first frame needs besides this chunk. */
export async function preloadSection(
	slug: string,
	hasTerm: boolean
): Promise< void > {
	if ( hasTerm ) {
		await SearchView.preload();
	} else if ( slug !== 'settings' && slug !== securitySection.slug ) {
		await OtherSection.preload();
	}
}

/**
 * Shows a section, or search results from all sections. Drafts are stored above
 * both, so that opening and closing the search keeps unsaved input. The Security
 * section is in this chunk, so that it appears first; the others follow.
 */
export function SettingsScreen( { section }: SettingsScreenProps ) {
	const urlTerm = useSearchTerm();
	// Before the set-up, only privacy opens, without the search.
	const term = useAppSelector( isBeforeSetUp ) ? null : urlTerm;
	useEffect( () => {
		// If this fails, the section loads when it is opened.
		Promise.all( [ OtherSection.preload(), SearchView.preload() ] ).catch(
			() => {}
		);
	}, [] );
	return (
		<SettingsDrafts>
			<div className="jp-settings">
				{ term === null ? (
					<Section slug={ section } />
				) : (
					// Its own boundary keeps the focus in the search field.
					<Suspense fallback={ null }>
						<SearchView term={ term } />
					</Suspense>
				) }
			</div>
		</SettingsDrafts>
	);
}

function Section( { slug }: { slug: string } ) {
	const input = useAppSelector( getSettingsInput );
	const isSecurity =
		slug === 'settings'
			? securitySection.isDefault( input )
			: slug === securitySection.slug;
	return isSecurity ? (
		<SectionView section={ securitySection } />
	) : (
		<OtherSection slug={ slug } />
	);
}
