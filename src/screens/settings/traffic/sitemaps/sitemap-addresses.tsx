import { __, sprintf } from '@wordpress/i18n';
import { CopyButton } from '../../../../components/light/copy-button';
import { ExternalLink } from '../../../../components/light/external-link';
import { Notice } from '../../../../components/light/notice';
import { useAppSelector } from '../../../../hooks/store';
import { resolveAdminUrl } from '../../../../lib/links';
import { getModule } from '../../../../state/modules/selectors';
import { getSiteInfo } from '../../../../state/site/selectors';
import type { CustomRowProps } from '../../declarations/settings-section';
import './sitemap-addresses.scss';

export const SITEMAPS_MODULE = 'sitemaps';

/** Links to the two sitemaps, if they exist. */
export function SitemapAddresses( { isDisabled }: CustomRowProps ) {
	const module = useAppSelector( ( state ) =>
		getModule( state, SITEMAPS_MODULE )
	);
	const { adminUrl, isVisibleToSearchEngines, seoConflict } =
		useAppSelector( getSiteInfo );
	if ( seoConflict !== '' ) {
		return (
			<Notice status="warning">
				{ sprintf(
					/* translators: %s: a plugin's name */
					__(
						'Your sitemaps are managed by the following plugin: %s',
						'jetpack-dashboard'
					),
					seoConflict
				) }
			</Notice>
		);
	}
	if ( isDisabled ) {
		return (
			<p className="jp-sitemap__later">
				{ __(
					'The sitemap addresses appear here once the sitemaps are generated.',
					'jetpack-dashboard'
				) }
			</p>
		);
	}
	if ( ! isVisibleToSearchEngines ) {
		return (
			<Notice
				status="warning"
				actions={
					<a
						href={ resolveAdminUrl(
							adminUrl,
							'options-reading.php'
						) }
					>
						{ __( 'Reading settings', 'jetpack-dashboard' ) }
					</a>
				}
			>
				{ __(
					'Your site has no sitemaps because search engines are asked not to index it. You can change this in the Reading settings.',
					'jetpack-dashboard'
				) }
			</Notice>
		);
	}
	const { sitemap_url: sitemap = '', news_sitemap_url: news = '' } =
		module?.extra ?? {};
	if ( sitemap === '' ) {
		return (
			<Notice status="warning">
				{ __(
					'Your sitemaps are managed by another plugin.',
					'jetpack-dashboard'
				) }
			</Notice>
		);
	}
	return (
		<>
			<SitemapAddress
				name={ __( 'Sitemap', 'jetpack-dashboard' ) }
				copyLabel={ __(
					'Copy the sitemap’s address',
					'jetpack-dashboard'
				) }
				url={ sitemap }
			/>
			<SitemapAddress
				name={ __( 'News sitemap', 'jetpack-dashboard' ) }
				copyLabel={ __(
					'Copy the news sitemap’s address',
					'jetpack-dashboard'
				) }
				url={ news }
			/>
		</>
	);
}

interface SitemapAddressProps {
	readonly name: string;
	readonly copyLabel: string;
	readonly url: string;
}

function SitemapAddress( { name, copyLabel, url }: SitemapAddressProps ) {
	return url === '' ? null : (
		<div className="jp-sitemap">
			<p className="jp-sitemap__name">{ name }</p>
			<p className="jp-sitemap__address">
				<ExternalLink href={ url }>
					<bdi dir="ltr">{ url }</bdi>
				</ExternalLink>
			</p>
			<CopyButton text={ url } label={ copyLabel } variant="link" />
		</div>
	);
}
