import { __, sprintf } from '@wordpress/i18n';
import { Disclosure } from '../../../../components/light/disclosure';
import { Notice } from '../../../../components/light/notice';
import { useAppSelector } from '../../../../hooks/store';
import { readTitleFormats } from '../../../../lib/title-formats';
import { getSiteInfo } from '../../../../state/site/selectors';
import { FormCard } from '../../form/form-card';
import { SettingsRow } from '../../form/settings-row';
import { useSettingsForm } from '../../form/use-settings-form';
import { useNestedReason } from '../../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../../module-switch/module-switch';
import { DescriptionField } from './description-field';
import { getPreviewSite, toFrontPage, toTokenValues } from './page-input';
import { PagePreviews } from './page-previews';
import { FRONT_PAGE_DESCRIPTION, SEO_MODULE, TITLE_FORMATS } from './seo-keys';
import { TitleStructures } from './title-structures';
import './seo-card.scss';

const FORM_KEYS = [ TITLE_FORMATS, FRONT_PAGE_DESCRIPTION ];

export function seoTitle(): string {
	return __( 'Search engine optimization', 'jetpack-dashboard' );
}

/** Title structures, the front page's description, and previews. */
export function SeoCard() {
	const form = useSettingsForm( FORM_KEYS );
	const site = useAppSelector( getPreviewSite );
	const { seoConflict } = useAppSelector( getSiteInfo );
	const nestedReason = useNestedReason( SEO_MODULE );
	const conflictText = explainConflict( seoConflict );
	const disabledReason = conflictText || nestedReason;
	const formats = readTitleFormats( form.get( TITLE_FORMATS ) );

	return (
		<FormCard title={ seoTitle() } form={ form } canSave={ ! conflictText }>
			{ conflictText && (
				<SettingsRow>
					<Notice status="warning">{ conflictText }</Notice>
				</SettingsRow>
			) }
			<SettingsRow>
				<ModuleSwitch
					slug={ SEO_MODULE }
					label={ __(
						'Customize your SEO settings',
						'jetpack-dashboard'
					) }
					help={ __(
						'Control how search engines and social networks show your pages.',
						'jetpack-dashboard'
					) }
				>
					<Disclosure
						summary={ __(
							'Page title structures',
							'jetpack-dashboard'
						) }
					>
						<TitleStructures
							form={ form }
							values={ toTokenValues( site ) }
							disabledReason={ disabledReason }
						/>
					</Disclosure>
					<Disclosure
						summary={ __(
							'Front page meta description',
							'jetpack-dashboard'
						) }
					>
						<DescriptionField
							form={ form }
							disabledReason={ disabledReason }
						/>
					</Disclosure>
					<Disclosure
						summary={ __( 'Previews', 'jetpack-dashboard' ) }
					>
						<PagePreviews
							page={ toFrontPage(
								site,
								formats.front_page,
								form.value( FRONT_PAGE_DESCRIPTION )
							) }
						/>
					</Disclosure>
				</ModuleSwitch>
			</SettingsRow>
		</FormCard>
	);
}

function explainConflict( plugin: string ): string | false {
	return (
		plugin !== '' &&
		sprintf(
			/* translators: %s: a plugin's name */
			__(
				'Your SEO settings are managed by the following plugin: %s',
				'jetpack-dashboard'
			),
			plugin
		)
	);
}
