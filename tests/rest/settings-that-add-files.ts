/** Settings that add files to pages and are off by default: values by key. */
export const SETTINGS_THAT_ADD_FILES: Readonly< Record< string, string > > = {
	instant_search_enabled: '1',
	google_analytics_outbound: '1',
	google_analytics_downloads: '1',
	google_analytics_tracking_id: 'G-TEST12345',
	wordads_ccpa_enabled: '1',
};
